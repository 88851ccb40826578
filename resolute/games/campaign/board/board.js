// Campaign's board: what a state says when one points at it, ballots that travel, and election night.
// Everything here is extra: the page shows and plays the same without it.

import { hints } from "../hint.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const region = document.getElementById("board");
let hideHint = () => {};

function stateOf(target) {
  const shape = target.closest?.(".st, .state, .near > div");
  if (!shape || !region.contains(shape)) return null;
  return shape.id.startsWith("st-") ? shape.id.slice(3) : shape.dataset.at?.slice("state:".length);
}

// A ballot that has been recorded travels from its side of the race to the state.

let recorded = new Map();

function readMarks() {
  return new Map([...region.querySelectorAll("[data-marks]")].map((state) => [
    state.dataset.at.slice(6), state.dataset.marks.split(" ").map(Number),
  ]));
}

function fly(party, shape) {
  const from = document.querySelector(`.race .side-${party} .flag`)?.getBoundingClientRect();
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
  if (!still.matches && recorded.size) {
    for (const [code, marks] of now) {
      const before = recorded.get(code);
      marks.forEach((count, party) => {
        if (before && count === before[party] + 1) fly("RD"[party], document.getElementById(`st-${code}`));
      });
    }
  }
  recorded = now;
}

// Election night: the states are called one after the other, region by region, on the way to 270.

const CALL = 105;
const PAUSE = 700;
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

class Night {
  constructor(panel) {
    this.panel = panel;
    this.board = panel.closest(".campaign-board");
    this.call = panel.querySelector("[data-call]");
    this.skip = panel.querySelector("[data-night-skip]");
    this.again = panel.querySelector("[data-night-again]");
    this.result = this.call.textContent;
    this.states = [...this.board.querySelectorAll(".st")];
    this.regions = [...this.board.querySelectorAll(".region")];
    this.scores = ["R", "D"].map((party) => document.getElementById(`race-${party}`));
    this.bars = ["R", "D"].map((party) => document.getElementById(`bar-${party}`));
    this.finals = this.scores.map((one) => one?.textContent);
    this.electoral = this.board.querySelector(".count thead tr")?.cells.length === 5;
    this.whole = Number(this.bars[0]?.ownerSVGElement.viewBox.baseVal.width);
    this.widths = this.bars.map((bar) => bar?.getAttribute("width"));
    panel.querySelector(".controls").hidden = false;
    this.skip.hidden = true;
    this.again.hidden = false;
    this.skip.onclick = () => this.finish();
    this.again.onclick = () => this.start();
  }

  start() {
    this.totals = [0, 0];
    this.running = true;
    this.board.classList.add("counting");
    this.skip.hidden = false;
    this.again.hidden = true;
    this.show();
    this.call.textContent = "The polls have closed.";
    this.next(0, 0, PAUSE);
  }

  next(region, state, wait) {
    this.timer = setTimeout(() => {
      if (!this.board.isConnected) { this.running = false; return; }
      const shapes = [...(this.regions[region]?.querySelectorAll(".st") ?? [])];
      if (state < shapes.length) {
        this.tell(shapes[state]);
        this.next(region, state + 1, state + 1 < shapes.length ? CALL : PAUSE);
      } else if (region + 1 < this.regions.length) {
        this.next(region + 1, 0, 0);
      } else {
        this.finish();
      }
    }, wait);
  }

  tell(shape) {
    const { won, ev, name, votes } = shape.dataset;
    const party = won === "R" ? 0 : 1;
    this.board.querySelector(".st.now")?.classList.remove("now");
    shape.classList.add("called", "now");
    this.board.querySelector(`.state[data-at="state:${shape.id.slice(3)}"]`)?.classList.add("called");
    if (this.electoral) {
      this.totals[party] += Number(ev);
      const to = this.totals[party] >= 270 && this.totals[party] - Number(ev) < 270 ? ": that makes 270" : "";
      this.call.textContent = `${name}: ${ev} for the ${party ? "Democrats" : "Republicans"}${to}`;
    } else {
      votes.split(" ").forEach((count, side) => { this.totals[side] += Number(count); });
      this.call.textContent = `${name}: ${votes.split(" ").map((count) => `${(count / 10).toFixed(1)}M`).join(" to ")}`;
    }
    this.show();
  }

  show() {
    this.totals.forEach((total, party) => {
      if (this.scores[party]) this.scores[party].textContent = this.electoral ? `${total}` : `${(total / 10).toFixed(1)}M`;
      this.bars[party]?.setAttribute("width", total);
      if (party) this.bars[party]?.setAttribute("x", this.whole - total);
    });
  }

  finish() {
    clearTimeout(this.timer);
    this.running = false;
    this.board.classList.remove("counting");
    this.board.querySelectorAll(".called, .now").forEach((one) => one.classList.remove("called", "now"));
    this.scores.forEach((one, party) => { if (one) one.textContent = this.finals[party]; });
    this.bars.forEach((bar, party) => {
      bar?.setAttribute("width", this.widths[party]);
      if (party) bar?.setAttribute("x", this.whole - Number(this.widths[party]));
    });
    this.call.textContent = this.result;
    this.skip.hidden = true;
    this.again.hidden = false;
  }
}

function electionNight() {
  const panel = region.querySelector("[data-night]");
  if (night && night.panel === panel) return;
  if (night?.running) night.finish();
  night = null;
  if (!panel || still.matches || panel.hasAttribute("data-past")) return;
  night = new Night(panel);
  if (!seen(panel.dataset.night)) night.start();
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && night?.running) night.finish();
});

function changed() {
  hideHint();
  ballotsTravel();
  electionNight();
}

if (region) {
  hideHint = hints(region, stateOf);
  changed();
  document.addEventListener("resolute:drawn", (event) => { if (event.detail.regions.includes("board")) changed(); });
}
