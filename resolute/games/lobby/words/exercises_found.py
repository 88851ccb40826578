"""Who decides in each exercise, and how each answer did when it was played out.

Written by `python -m resolute.lab.exercises renew lobby`.
"""

FOUND: dict[str, tuple[int, dict[int, float]]] = {
    "running-mate": (0, {0: 0.02, 1: 0.67, 2: 0.02, 3: 0.12, 4: 0.13}),
    "step-aside": (3, {0: 0.0, 1: 0.73}),
    "primaries": (1, {0: 0.75, 1: 0.0, 2: 0.0, 3: 0.0}),
}
