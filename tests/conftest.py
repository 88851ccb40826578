"""What all tests share: a test that is a coroutine is run."""

from __future__ import annotations

import asyncio
import inspect

import pytest

from tests.clock import HANG
from tests.suite import run_in_a_thread


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, unless it hangs."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}

    async def test() -> None:
        async with asyncio.timeout(HANG):
            await pyfuncitem.obj(**arguments)

    run_in_a_thread(test())
    return True
