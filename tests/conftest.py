"""What all tests share: a test that is a coroutine is run."""

from __future__ import annotations

import asyncio
import inspect

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, with a minute for all of it."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}

    async def test() -> None:
        async with asyncio.timeout(60):
            await pyfuncitem.obj(**arguments)

    asyncio.run(test())
    return True
