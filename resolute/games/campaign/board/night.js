// Election night: the states are called one after the other, on the way to 270. Until then nothing tells the result:
// what the page shows of it is hidden, and the header counts what has been called.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const PACES = [["Slow", 2], ["Normal", 1], ["Fast", 0.35]];
const [OPEN, CALL, QUICK, PAUSE] = [600, 650, 130, 900];
// A ballot turns in this time, or faster where there are many.
const [TURN, ALL] = [320, 1300];
const PARTIES = ["Republicans", "Democrats"];
const millions = (votes) => `${(votes / 10).toFixed(1)}M`;
const $ = (id) => document.getElementById(id);

function make(tag, text = "", kind = "") {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

export class Night {
  constructor(board) {
    this.board = board;
    this.electoral = board.hasAttribute("data-electoral");
    this.order = [...document.querySelectorAll("#tally .side")].map((side) => (side.id === "side-R" ? 0 : 1));
    this.mine = document.querySelector("#tally .side.mine") ? this.order[0] : -1;
    this.names = ["R", "D"].map((party) => document.querySelector(`#side-${party} b`)?.textContent ?? party);
    this.regions = [...board.querySelectorAll(".region")].map((one) => ({
      name: one.querySelector(".region-name").firstChild.textContent.trim(),
      shapes: [...one.querySelectorAll(".st")],
    }));
    this.shapes = this.regions.flatMap((one) => one.shapes);
    this.whole = this.shapes.reduce((sum, shape) => sum + this.worth(shape).reduce((a, b) => a + b), 0);
    this.pace = 1;
  }

  worth(shape) {
    if (!this.electoral) return shape.dataset.votes.split(" ").map(Number);
    const worth = [0, 0];
    worth[shape.dataset.won === "R" ? 0 : 1] = Number(shape.dataset.ev);
    return worth;
  }

  who(party) {
    return party === this.mine ? "You" : this.mine < 0 ? this.names[party] : "They";
  }

  start() {
    this.kept = ["race-R", "race-D", "cap", "bar-R", "bar-D"].map((id) => [id, $(id)?.outerHTML]);
    this.tallies = [...document.querySelectorAll("[data-region]")].map((one) => [one, one.textContent]);
    this.totals = [0, 0];
    this.at = 0;
    this.called = false;
    this.running = true;
    this.panel = this.layPanel();
    document.body.classList.add("counting");
    document.querySelector(".rail").prepend(this.panel);
    for (const one of this.tallies) one[0].textContent = "";
    this.show();
    this.say("The polls have closed.", "The box is opened region by region.");
    this.play(!still.matches, PAUSE);
  }

  layPanel() {
    const panel = make("section", "", "night");
    panel.setAttribute("aria-label", "The count");
    panel.innerHTML = `<p class="where"></p><h2 aria-live="polite"></h2><table></table><p class="verdict"></p>
<p class="controls"><button type="button" data-do="next">Next <kbd>→</kbd></button><button type="button" data-do="pause"></button><button type="button" data-do="finish">To the result <kbd>Esc</kbd></button>${PACES.map(([name, pace]) => `<button type="button" data-pace="${pace}">${name}</button>`).join("")}</p><ol aria-label="Called tonight"></ol>`;
    panel.addEventListener("click", ({ target }) => {
      const button = target.closest("button");
      if (button?.dataset.pace) this.set(Number(button.dataset.pace));
      else if (button) this[button.dataset.do]();
    });
    this.set(this.pace, panel);
    return panel;
  }

  set(pace, panel = this.panel) {
    this.pace = pace;
    for (const one of panel.querySelectorAll("[data-pace]")) one.setAttribute("aria-pressed", Number(one.dataset.pace) === pace);
  }

  say(title, verdict, where = "Election night") {
    this.panel.querySelector(".where").textContent = where;
    this.panel.querySelector("h2").textContent = title;
    this.panel.querySelector(".verdict").textContent = verdict;
  }

  play(going, wait) {
    this.going = going;
    this.panel.querySelector("[data-do=pause]").textContent = going ? "Pause" : "Go on";
    clearTimeout(this.timer);
    if (going) this.timer = setTimeout(() => this.step(), wait * this.pace);
  }

  pause() {
    this.play(!this.going, 0);
  }

  next() {
    this.play(false, 0);
    this.step();
  }

  // A state is named first, with its ballots face down; they turn one by one; then it is called.
  step() {
    if (!this.board.isConnected) { this.finish(); return; }
    const shape = this.shapes[this.at];
    if (!shape) { this.finish(); return; }
    const bare = shape.dataset.votes === "0 0";
    let wait = QUICK;
    if (this.named === shape && this.down.length) {
      this.turn(shape);
      wait = Math.min(TURN, ALL / this.turns);
    } else if (bare || this.named === shape) {
      this.call(shape);
      this.at += 1;
      this.named = null;
      const last = this.regions.some((one) => one.shapes.at(-1) === shape);
      if (!bare) wait = last ? PAUSE : CALL;
    } else {
      this.open(shape);
      this.named = shape;
      wait = OPEN;
    }
    if (this.going) this.play(true, wait);
  }

  // What both sides still need.
  need() {
    const left = this.whole - this.totals[0] - this.totals[1];
    if (!this.electoral) return `${millions(this.totals[this.order[0]])} to ${millions(this.totals[this.order[1]])} so far.`;
    const needs = this.order.map((party) => Math.max(0, 270 - this.totals[party]));
    if (!needs[0] || !needs[1]) return `${this.who(this.order[needs[0] ? 1 : 0])} passed 270; ${left} still to come.`;
    return `${this.who(this.order[0])} need${this.mine < 0 ? "s" : ""} ${needs[0]} of the ${left} to come; ${this.mine < 0 ? `${this.names[this.order[1]]} needs` : "they need"} ${needs[1]}.`;
  }

  mark(shape) {
    for (const one of document.querySelectorAll(".st.now, .chip.now")) one.classList.remove("now");
    shape.classList.add("now");
    document.querySelector(`[data-chip="${shape.id.slice(3)}"]`)?.classList.add("now");
    const region = this.regions.find((one) => one.shapes.includes(shape));
    const place = region.shapes.indexOf(shape) + 1;
    return `${region.name} · state ${place} of ${region.shapes.length}`;
  }

  // The ballots of both parties in a state: a seal and votes each.
  ballots(shape) {
    const found = document.querySelector(`[data-chip="${shape.id.slice(3)}"]`)?.dataset.ballots?.split("/") ?? [];
    return [0, 1].map((party) => (found[party] ?? "").split(" ").filter(Boolean).map((one) => ({ seal: one[0], votes: Number(one.slice(1)) })));
  }

  // Whoever watches knows none of them; a party knows its own.
  lay(shape) {
    this.box = this.ballots(shape);
    const [first, other] = this.order.map((party) => this.box[party].map((_, at) => [party, at]));
    this.down = this.mine >= 0 ? other : first.flatMap((one, at) => [one, ...other.slice(at, at + 1)]).concat(other.slice(first.length));
    this.turns = this.down.length;
  }

  faceDown(party, at) {
    return this.down.some(([whose, place]) => whose === party && place === at);
  }

  shown(party, votes) {
    if (!this.box[party].length) return votes[party];
    return this.box[party].reduce((sum, one, at) => sum + (this.faceDown(party, at) ? 0 : one.votes), 0);
  }

  rows(shape) {
    const votes = shape.dataset.votes.split(" ").map(Number);
    const rows = this.order.map((party) => {
      const row = make("tr");
      const slips = make("td", "", "slips");
      this.box[party].forEach(({ seal, votes: worth }, at) => {
        const down = this.faceDown(party, at);
        const slip = make("span", "", `slip ${"RD"[party]}${down ? " down" : ""}${this.last?.[0] === party && this.last[1] === at ? " fresh" : ""}`);
        slip.title = { P: "President ballot", V: "Vice president ballot", X: "Absentee ballot" }[seal];
        slip.append(make("i", seal === "X" ? "mail" : seal), make("b", down ? "?" : (worth / 10).toFixed(1)));
        slips.append(slip);
      });
      row.append(make("th", this.mine === party ? "You" : this.names[party]), slips, make("td", millions(this.shown(party, votes))));
      return row;
    });
    const edge = Number(shape.dataset.edge);
    if (edge) {
      const row = make("tr", "", "lean");
      const leans = make("th", `Leans ${edge > 0 ? "Republican" : "Democratic"}`);
      leans.colSpan = 2;
      row.append(leans, make("td", `+${Math.abs(edge)}K`));
      rows.push(row);
    }
    this.panel.querySelector("table").replaceChildren(...rows);
  }

  open(shape) {
    const where = this.mark(shape);
    const { label, ev } = shape.dataset;
    this.lay(shape);
    this.last = null;
    this.say(this.electoral ? `${label}, ${ev} electoral votes` : label, this.now(shape), where);
    this.rows(shape);
  }

  turn(shape) {
    this.last = this.down.shift();
    this.rows(shape);
    this.panel.querySelector(".verdict").textContent = this.now(shape);
  }

  now(shape) {
    return `${this.still(shape)} ${this.need()}`.trim();
  }

  // Who is behind, by how much, and how many ballots are still face down.
  still(shape) {
    if (!this.electoral || !this.down.length) return "";
    const votes = shape.dataset.votes.split(" ").map(Number);
    const lead = (this.shown(0, votes) - this.shown(1, votes)) * 100 + Number(shape.dataset.edge);
    const behind = lead > 0 ? 1 : 0;
    const left = this.down.filter(([party]) => party === behind).length;
    const many = `${left || "no"} ballot${left === 1 ? "" : "s"}`;
    const needs = this.who(behind) === "You" || this.who(behind) === "They" ? "need" : "needs";
    return `${this.who(behind)} ${needs} ${millions(Math.ceil((Math.abs(lead) + 1) / 100))} more here, with ${many} still face down.`;
  }

  call(shape) {
    const { won, ev, label, votes, edge } = shape.dataset;
    const [code, party] = [shape.id.slice(3), won === "D" ? 1 : 0];
    const where = this.mark(shape);
    shape.classList.add("called");
    this.board.querySelector(`.state[data-at="state:${code}"]`)?.classList.add("called");
    document.querySelector(`[data-chip="${code}"]`)?.classList.add("called");
    const before = this.totals[party];
    this.worth(shape).forEach((worth, side) => { this.totals[side] += worth; });
    const [red, blue] = votes.split(" ").map(Number);
    const shown = this.order.map((side) => ([red, blue][side] / 10).toFixed(1)).join("–");
    const level = this.electoral && red === blue && red > 0 ? `, tied: goes where it leans (${Math.abs(edge)}K)` : "";
    const told = red || blue ? `${shown}${level}` : this.electoral ? "untouched, goes where it leans" : "nobody campaigned here";
    if (this.electoral) {
      const makes = this.totals[party] >= 270 && before < 270 ? " That makes 270." : "";
      this.say(`${label}: ${ev} for ${this.mine === party ? "you" : `the ${PARTIES[party]}`}`, `${told}.${makes} ${this.need()}`, where);
    } else {
      this.say(`${label}: ${told}`, this.need(), where);
    }
    this.down = [];
    this.last = null;
    this.box ??= [[], []];
    if (red || blue) this.rows(shape); else this.panel.querySelector("table").replaceChildren();
    const line = make("li", "", won);
    line.append(make("b", label), ` ${this.electoral ? `${ev} · ` : ""}${told}`);
    this.panel.querySelector("ol").prepend(line);
    this.show();
  }

  show() {
    const left = this.whole - this.totals[0] - this.totals[1];
    this.totals.forEach((total, party) => {
      const [letter, first] = ["RD"[party], party === this.order[0]];
      const share = (total / this.whole) * 100;
      const score = $(`race-${letter}`);
      if (score) score.textContent = this.electoral ? `${total}` : millions(total);
      $(`bar-${letter}`)?.setAttribute("width", `${share}%`);
      if (!first) $(`bar-${letter}`)?.setAttribute("x", `${100 - share}%`);
    });
    const [head, rest] = [document.querySelector("#cap b"), document.querySelector("#cap span")];
    if (head) head.textContent = "Counted so far";
    if (rest) rest.textContent = `${this.electoral ? left : millions(left)} still to come`;
    this.tallies?.forEach(([one], region) => {
      const sums = [0, 0];
      for (const shape of this.regions[region].shapes.filter((each) => each.classList.contains("called"))) {
        this.worth(shape).forEach((worth, party) => { sums[party] += worth; });
      }
      const shown = this.order.map((party) => (this.electoral ? sums[party] : millions(sums[party])));
      one.textContent = shown.join("–");
    });
  }

  finish() {
    if (!this.running) return;
    clearTimeout(this.timer);
    this.running = false;
    this.panel.remove();
    document.body.classList.remove("counting");
    for (const one of document.querySelectorAll(".called, .st.now, .chip.now")) one.classList.remove("called", "now");
    for (const [id, html] of this.kept) {
      const old = $(id);
      if (!old || !html) continue;
      if (old instanceof SVGElement) for (const name of ["x", "width"]) old.setAttribute(name, new RegExp(` ${name}="([^"]+)"`).exec(html)[1]);
      else old.outerHTML = html;
    }
    for (const [one, text] of this.tallies) one.textContent = text;
    document.querySelector("#decision h2")?.focus({ preventScroll: true });
  }
}
