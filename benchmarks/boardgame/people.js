// People at the tables of the boardgame.io server: so many tables, each with so many viewers, of whom the first
// two play. Each line of the standard input asks for a round, {"seconds": 5, "pace": 0}, and is answered by one
// line with the milliseconds that each move took until the last viewer had it. Pace 0: every table moves again
// as soon as all its viewers have the last move; otherwise so many moves a second in all, one table after another.
"use strict";

const readline = require("node:readline");
const { io } = require("socket.io-client");

const [port, tables, viewers] = process.argv.slice(2).map(Number);

class Table {
  constructor(number) {
    this.match = `table${number}`;
    this.state = 0;
    this.waiting = 0;
    this.sockets = [];
  }

  async open() {
    for (let viewer = 0; viewer < viewers; viewer += 1) {
      const socket = io(`http://127.0.0.1:${port}/yardstick`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      const player = viewer < 2 ? String(viewer) : null;
      await new Promise((resolve) => {
        socket.once("sync", resolve);
        socket.once("connect", () => socket.emit("sync", this.match, player, undefined, 2));
      });
      socket.on("update", (match, state) => this.seen(state));
    }
  }

  // Play a move; the promise is kept when the last viewer has it.
  move() {
    const player = String(this.state % 2);
    const payload = { type: "campaign", args: [this.state * 7], playerID: player };
    this.waiting = viewers;
    return new Promise((resolve) => {
      this.done = resolve;
      this.sockets[this.state % 2].emit("update", { type: "MAKE_MOVE", payload }, this.state, this.match, player);
    });
  }

  seen(state) {
    if (state._stateID === this.state + 1) {
      this.waiting -= 1;
      if (this.waiting === 0) {
        this.state += 1;
        this.done();
      }
    }
  }
}

const now = () => performance.now();
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function saturate(table, until, times) {
  while (now() < until) {
    const sent = now();
    await table.move();
    times.push(now() - sent);
  }
}

// A move counts from the moment at which it was due, so that a server that lags is not spared.
async function stroll(table, first, every, until, times) {
  for (let due = first; due < until; due += every) {
    await sleep(due - now());
    await table.move();
    times.push(now() - due);
  }
}

async function round(all, { seconds, pace }) {
  const times = [];
  const start = now();
  const until = start + seconds * 1000;
  const gap = pace ? 1000 / pace : 0;
  await Promise.all(
    all.map((table, place) =>
      pace ? stroll(table, start + place * gap, gap * all.length, until, times) : saturate(table, until, times),
    ),
  );
  return { times, seconds: (now() - start) / 1000 };
}

async function main() {
  const all = Array.from({ length: tables }, (_, number) => new Table(number));
  for (const table of all) await table.open();
  process.stdout.write("ready\n");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await round(all, JSON.parse(line)))}\n`);
  }
  process.exit(0);
}

main();
