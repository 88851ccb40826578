"""What tests know of the suite itself: where it lies, whether it runs in its long form, and how coroutines run."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

ROOT = Path(__file__).parents[1]
FULL = os.environ.get("RESOLUTE_CONFORMANCE") == "full"
"""The long form; without it a slice that takes less than a minute."""


def run_in_a_thread(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine with an event loop of its own: a test in a browser leaves one running in its thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
