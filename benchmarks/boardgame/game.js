// A toy game whose position is as large as one of Campaign: states with figures, two hands, a journal of fixed
// length. A move changes one state and turns the journal on; then it is the other player's turn.
"use strict";

const STATES = 50;
const LINES = 55;

function setup() {
  const states = [];
  for (let number = 0; number < STATES; number += 1) {
    states.push({
      id: `state:${number}`,
      name: `State number ${number}`,
      region: "North",
      figures: [number, 11, 4, 250, 12],
      ballots: [0, 0],
      tokens: ["home", "advertised"],
    });
  }
  const journal = Array.from({ length: LINES }, (_, place) => ({ place, text: "A ballot is recorded in a state." }));
  return { states, hands: [[], []], journal };
}

function campaign({ G, ctx }, state) {
  const chosen = G.states[state % STATES];
  const side = Number(ctx.currentPlayer);
  chosen.ballots[side] = (chosen.ballots[side] + 1) % 10;
  const place = G.journal[LINES - 1].place + 1;
  G.journal.shift();
  G.journal.push({ place, text: `A ballot is recorded in ${chosen.name}.` });
}

exports.game = {
  name: "yardstick",
  setup,
  moves: { campaign },
  turn: { minMoves: 1, maxMoves: 1 },
};
