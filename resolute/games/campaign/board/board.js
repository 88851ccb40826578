// Campaign's board: what a state says when one points at it, ballots that travel, and election night.
// Everything here is extra: the page shows and plays the same without it.

import { hints } from "../hint.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const region = document.getElementById("board");
let hideHint = () => {};

function stateOf(target) {
  const shape = target.closest?.(".st, .state");
  if (!shape || !region.contains(shape)) return null;
  return shape.id.startsWith("st-") ? shape.id.slice(3) : shape.dataset.at?.slice("state:".length);
}

// A ballot that has been recorded travels from its side of the race to the state.

let recorded = null;

function readMarks() {
  return new Map([...region.querySelectorAll("[data-marks]")].map((state) => [
    state.dataset.at.slice(6), state.dataset.marks.split(" ").map(Number),
  ]));
}

function fly(party, shape) {
  const from = document.querySelector(`#side-${party} .flag`)?.getBoundingClientRect();
  const to = shape.getBoundingClientRect();
  if (!from) return;
  const ballot = document.createElement("div");
  ballot.className = `flying side-${party}`;
  ballot.textContent = party;
  ballot.setAttribute("aria-hidden", "true");
  document.body.append(ballot);
  const start = `translate(${from.left}px,${from.top}px)`;
  const end = `translate(${to.left + to.width / 2 - 9}px,${to.top + to.height / 2 - 11}px)`;
  const way = ballot.animate(
    [{ transform: start, opacity: 0.4 }, { transform: end, opacity: 1, offset: 0.85 }, { transform: `${end} scale(.4)`, opacity: 0 }],
    { duration: 290, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
  way.finished.finally(() => ballot.remove());
}

function ballotsTravel() {
  const now = readMarks();
  if (!still.matches && recorded) {
    for (const [code, marks] of now) {
      const before = recorded.get(code) ?? [0, 0];
      marks.forEach((count, party) => {
        if (count === before[party] + 1) fly("RD"[party], document.getElementById(`st-${code}`));
      });
    }
  }
  recorded = now;
}

// Election night is a script of its own, which is fetched when the polls have closed. Until it has come the page keeps
// the result to itself.

let night = null;

function seen(table) {
  try {
    const key = `resolute-night-${table}`;
    const before = sessionStorage.getItem(key);
    sessionStorage.setItem(key, "1");
    return before !== null;
  } catch {
    return false;
  }
}

async function electionNight() {
  const board = region.querySelector("[data-night]");
  if (night?.running && night.board === board) night.show();
  else if (night?.board !== board) {
    night?.finish();
    night = null;
    if (!board) return;
    const { Night } = await import("./night.js");
    if (!board.isConnected || night?.board === board) return;
    night = new Night(board);
    if (!board.hasAttribute("data-past") && !seen(board.dataset.night) && !still.matches) night.start();
  }
  board?.setAttribute("data-ready", "");
}

document.addEventListener("keydown", (event) => {
  if (!night?.running || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape") night.finish();
  else if (event.key === "ArrowRight") night.next();
});

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-night-again]") && night && !night.running) night.start();
});

function changed() {
  hideHint();
  ballotsTravel();
  electionNight();
}

if (region) {
  hideHint = hints(region, stateOf);
  changed();
  document.addEventListener("resolute:drawn", ({ detail }) => {
    if (["board", "tally", "cards"].some((name) => detail.regions.includes(name))) changed();
  });
}
