"""Sharing work out: in this process, over several processes, or over a Ray cluster. Results come back in order."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from resolute.engine.errors import SetupError

T = TypeVar("T")

MAX_RETRIES = 5
"""A batch whose worker was killed is given to another one so many times."""


class Workers(msgspec.Struct, frozen=True):
    """Who does the work: so many processes, or a Ray cluster (its address, or "local" for one on this machine)."""

    processes: int = 1
    cluster: str | None = None


ONE_PROCESS = Workers()


def share_out(work: Callable[..., T], batches: Sequence[tuple[Any, ...]], workers: Workers) -> Iterator[T]:
    """Do the work for each batch of arguments; the results in the order of the batches, as soon as each is there."""
    if workers.cluster is not None:
        return _on_ray(work, batches, workers)
    if workers.processes > 1:
        return _in_processes(work, batches, workers.processes)
    return (work(*batch) for batch in batches)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_processes(work: Callable[..., T], batches: Sequence[tuple[Any, ...]], processes: int) -> Iterator[T]:
    """Batches that a killed process took along are done again by new processes."""
    done, lost = 0, 0
    while done < len(batches):
        pool = ProcessPoolExecutor(processes, initializer=_leave_interrupts_to_the_parent)
        try:
            waiting: list[Future[T]] = [pool.submit(work, *batch) for batch in batches[done:]]
            for future in waiting:
                result = future.result()
                done += 1
                yield result
        except BrokenProcessPool:
            lost += 1
            if lost > MAX_RETRIES:
                raise SetupError("The worker processes keep dying; is there enough memory?") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _on_ray(work: Callable[..., T], batches: Sequence[tuple[Any, ...]], workers: Workers) -> Iterator[T]:
    """On a cluster Ray itself repeats what a lost worker or machine was doing."""
    # Its workers must find what this process imports, and a laboratory sends no figures about itself to anybody.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise SetupError("A cluster needs Ray: install resolute with its extra cluster.") from None
    local = workers.cluster == "local"
    try:
        ray.init(
            address=None if local else workers.cluster,
            num_cpus=workers.processes if local and workers.processes > 1 else None,
            include_dashboard=False if local else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SetupError(f'No Ray cluster answers at "{workers.cluster}": {str(error).splitlines()[0]}') from None
    try:
        remote = ray.remote(max_retries=MAX_RETRIES)(work)
        for waiting in [remote.remote(*batch) for batch in batches]:
            yield ray.get(waiting)
    finally:
        ray.shutdown()
