"""Who decides in each exercise, and how each answer did when it was played out.

Written by `python -m resolute.lab.exercises renew lobby`.
"""

FOUND: dict[str, tuple[int, dict[int, float]]] = {
    "running-mate": (1, {0: 0.52, 1: 0.1, 2: 1.0, 3: 0.02}),
    "step-aside": (1, {0: 0.22, 1: 1.0}),
    "primaries": (2, {0: 0.03, 1: 0.57, 2: 1.0, 3: 0.0}),
}
