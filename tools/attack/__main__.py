"""Attack servers of our own on this machine, and print what came of it:

    make attack                        about three minutes
    python -m tools.attack --long      many times as much

The exit code is 1 if anything got through.
"""

from __future__ import annotations

import argparse
import os
import sys
import time

from rich.console import Console
from rich.table import Table

from tests.store.postgres import binaries, cluster
from tools.attack import faults, floods, forgeries, secrets
from tools.attack.tried import Tried, a_server


def main() -> int:
    """Run every attack."""
    parser = argparse.ArgumentParser(prog="python -m tools.attack", description="Attack servers of our own.")
    parser.add_argument("--long", action="store_true", help="ten times as many tries")
    times = 10 if parser.parse_args().long else 1
    started, found = time.monotonic(), list[Tried]()

    def done(one: Tried) -> None:
        found.append(one)
        state = f"{len(one.through)} GOT THROUGH" if one.through else "none got through"
        sys.stderr.write(f"{one.name}: {one.tries:,} tries, {state}\n")

    done(secrets.oracle_by_undo(2 * times))
    done(secrets.streams(2 * times, 400))
    with a_server() as server:
        done(faults.races(server, 30 * times))
        done(forgeries.forged_cookies(server, 200 * times))
        done(forgeries.from_elsewhere(server))
        done(forgeries.seats_of_others(server, 5 * times))
        done(forgeries.rigged_files(server, 200 * times))
    with a_server(rate="25") as server:
        done(floods.slow_requests(server, 60))
        done(floods.connections(server, 400))
    # A limit that this machine can exceed even while it does other things.
    with a_server(rate="4") as server:
        done(floods.floods(server, 400 * times))
    done(faults.harmed_files())
    done(faults.kills_on_sqlite(6, 4 * times))
    if binaries() is not None:
        with cluster() as postgresql:
            done(faults.kills_on_postgresql(postgresql, 6, 4 * times))
    else:
        sys.stderr.write("PostgreSQL is not installed: nothing was killed there.\n")
    print_table(found)
    load = os.getloadavg()[0]
    sys.stdout.write(f"{time.monotonic() - started:.0f} s, at a load of {load:.1f} on {os.cpu_count()} cores\n")
    return 1 if any(one.through for one in found) else 0


def print_table(found: list[Tried]) -> None:
    """What was tried, and what got through."""
    table = Table("attack", "tries", "got through", "besides")
    for one in found:
        table.add_row(one.name, f"{one.tries:,}", str(len(one.through)), one.note)
    Console().print(table)
    for one in found:
        for hole in one.through[:5]:
            sys.stdout.write(f"{one.name}: {hole}\n")


if __name__ == "__main__":
    sys.exit(main())
