"""A server that appends to many games as fast as it can and says what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import os
import sys

from resolute.store import Store, open_store
from tests.store.rows import move

GAMES = [f"g{n}" for n in range(50)]


async def play(store: Store, id: str) -> None:
    number = await store.last_number(id)
    while True:
        number += 1
        await store.append(move(number, id, request=f"{os.getpid()} {number}"))
        os.write(1, f"{id} {number} {os.getpid()} {number}\n".encode())


async def main(address: str) -> None:
    async with await open_store(address) as store:
        await asyncio.gather(*(play(store, id) for id in GAMES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
