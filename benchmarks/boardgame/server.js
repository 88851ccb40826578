// The boardgame.io server with its own storage in memory and a toy game. It prints its port and serves until
// its standard input ends.
"use strict";

const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.js");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });

console.log = () => {};
server.run({ port: 0, host: "127.0.0.1" }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
process.stdin.on("end", () => process.exit(0)).resume();
