"""The small games of these tests are registered before any of them runs, in whatever order."""

from __future__ import annotations

import tests.engine.fair
import tests.engine.toll  # noqa: F401
