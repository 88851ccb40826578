// The show: what the others do is shown one action after the other, each with its sentence, its dice and a ring around
// what changed. The own move never waits for it: it ends the show, and is drawn at once.

const PACES = { slow: 2000, normal: 1000, fast: 400, off: 0 };
const NAMES = { slow: "Slow", normal: "Normal", fast: "Fast", off: "At once" };
const KEPT = "resolute-pace";
const LISTED = 5;
// What goes on by itself because everybody passes is told in so many milliseconds a turn, bids and all; and so is an
// update that would take too long otherwise.
const [RUNNING, LONGEST] = [300, 15000];
// Whoever plays alone is told what happened between two of their decisions in so many milliseconds, if nothing has to be
// told more than four times as fast.
const [ALONE, QUICKEST] = [5000, 0.25];
// So many milliseconds after the show nothing is clicked by mistake that has taken its place.
const SETTLING = 400;
const still = matchMedia("(prefers-reduced-motion: reduce)");

let apply = () => {};
let page = { past: false };
let queue = [];
let held = null;
let own = 0;
let running = 0;
let runs = 0;
let timer = 0;
let wake = null;
let paused = false;
let touched = new Set();
let hurried = false;

// The pace is this browser's. Whoever asks for reduced motion gets the card alone, unless they choose a pace.
const stored = () => { try { return localStorage.getItem(KEPT); } catch { return null; } };
let chosen = stored();
const pace = () => (chosen in PACES ? chosen : still.matches ? "off" : "normal");

function choosePace(name) {
  chosen = name;
  try { localStorage.setItem(KEPT, name); } catch { /* for this page, then */ }
  showPace();
  if (name === "off") skip();
}
const nextPace = () => {
  const names = Object.keys(PACES);
  choosePace(names[(names.indexOf(pace()) + 1) % names.length]);
};
function showPace() {
  for (const one of panel.querySelectorAll("[data-pace]")) one.setAttribute("aria-pressed", one.dataset.pace === pace());
  cycle.textContent = `Speed: ${NAMES[pace()]}`;
}

// What is shown stands above the decision.

const make = (tag, name, text = "") => {
  const one = document.createElement(tag);
  if (name) one.className = name;
  one.textContent = text;
  return one;
};

const panel = make("section", "show script-only");
panel.id = "show";
panel.setAttribute("aria-label", "What the others do");
panel.hidden = true;
const turn = make("p", "who");
const now = make("div", "now");
const bar = make("i", "bar");
const list = make("ol", "steps");
bar.setAttribute("aria-hidden", "true");
const controls = make("p", "pace");
const paces = make("span", "paces");
paces.setAttribute("role", "group");
paces.setAttribute("aria-label", "Speed (p)");
for (const name of Object.keys(PACES)) {
  const button = make("button", "", NAMES[name]);
  button.type = "button";
  button.dataset.pace = name;
  paces.append(button);
}
const keyed = (name, key) => {
  const button = make("button", name);
  button.type = "button";
  button.setAttribute("aria-keyshortcuts", key);
  button.append(make("span"), " ", make("kbd", "", key));
  return button;
};
const holding = keyed("hold-show", "w");
const skipping = keyed("skip-show", "s");
skipping.firstChild.textContent = "Skip";
controls.append(paces, holding, skipping);
panel.append(turn, now, list, bar, controls);
// The same in one button, which is there also while nothing is shown.
const cycle = make("button", "quiet cycle");
cycle.type = "button";
cycle.title = "How fast the others' actions are shown (p)";
cycle.addEventListener("click", nextPace);

// Rings lie above the page and are drawn around whatever bears the ids of a line, in any game's board.

const SVG = "http://www.w3.org/2000/svg";
const rings = document.createElementNS(SVG, "svg");
rings.id = "rings";
rings.setAttribute("aria-hidden", "true");

const area = (box) => box.width * box.height;
const [LARGE, WIDE, WHOLE] = [900, 60, 200];
const PARTS = "#board, #tally, #cards";
function ring(target, name) {
  const box = target.getBoundingClientRect();
  // What lies under something else, or outside the window, is not in sight.
  const on = area(box) > 0 && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!on || on.closest(PARTS) !== target.closest(PARTS)) return;
  // The outline of a large drawing, a circle around a small one, a frame around anything else.
  const drawing = target instanceof SVGElement;
  const shapes = drawing ? [target, ...target.querySelectorAll("*")].filter((one) => one instanceof SVGGeometryElement) : [];
  const [size, shape] = shapes.map((one) => [area(one.getBoundingClientRect()), one]).sort((one, two) => two[0] - one[0])[0] ?? [0];
  let drawn;
  if (target instanceof SVGUseElement && area(box) > LARGE) {
    // What is drawn in another file is drawn once more, as an outline.
    drawn = document.createElementNS(SVG, "g");
    const { a, b, c, d, e, f } = target.parentNode.getScreenCTM();
    drawn.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    const copy = target.cloneNode(false);
    for (const one of ["id", "class", "data-at"]) copy.removeAttribute(one);
    drawn.append(copy);
  } else if (drawing && !shape && Math.max(box.width, box.height) > WHOLE) {
    return; // a whole region: its parts are ringed
  } else if (size > LARGE && shape instanceof SVGPathElement) {
    drawn = document.createElementNS(SVG, "path");
    drawn.setAttribute("d", shape.getAttribute("d"));
    const { a, b, c, d, e, f } = shape.getScreenCTM();
    drawn.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  } else {
    const { x, y, width, height } = shape && Math.max(box.width, box.height) > WIDE ? shape.getBoundingClientRect() : box;
    const round = Math.max(width, height) / 2 + 6;
    const [w, h, rx] = drawing ? [round, round, round] : [width / 2 + 2, height / 2 + 1, 8];
    drawn = document.createElementNS(SVG, "rect");
    for (const [key, value] of Object.entries({ x: x + width / 2 - w, y: y + height / 2 - h, width: w * 2, height: h * 2, rx })) drawn.setAttribute(key, value);
  }
  drawn.setAttribute("class", name);
  rings.append(drawn);
}
const placed = (id) => document.querySelectorAll(`:is(${PARTS}) [data-at="${CSS.escape(id)}"]`);
let ringed = [];
function encircle(ids, before = new Set()) {
  ringed = [ids, before];
  rings.replaceChildren();
  for (const id of before) if (!ids.has(id)) for (const one of placed(id)) ring(one, "before");
  for (const id of ids) for (const one of placed(id)) ring(one, "around");
}
const unring = () => {
  ringed = [];
  if (rings.firstChild) rings.replaceChildren();
};

// A step is what one action brought: the lines of one move. What is announced large is a step of its own.

function stepsOf(lines) {
  const steps = [];
  for (const line of lines) {
    const last = steps.at(-1);
    if (!last || last.number !== line.number || last.large || last.heading || line.tone || line.heading || last.lines.at(-1).kind === line.kind) {
      steps.push({ number: line.number, lines: [line], heading: line.heading, large: line.tone, mine: line.mine });
    } else last.lines.push(line);
  }
  return steps;
}

function lasting(step) {
  const beat = PACES[pace()];
  if (step.large) return beat * 2;
  if (step.heading) return step.mine ? 0 : beat / 2;
  return beat * Math.min(2.2, 1 + 0.4 * (step.lines.length - 1));
}

function said(step) {
  const [first, ...more] = step.lines;
  const parts = [];
  const faces = step.lines.flatMap((line) => line.faces ?? []);
  const lead = step.lines.find((line) => !line.faces) ?? first;
  if (step.large) {
    const box = make("div", `tone tone-${step.large}`);
    box.append(make("strong", "", first.text));
    if (first.why) box.append(make("p", "", first.why));
    parts.push(box);
  } else parts.push(make("p", "said", lead.text));
  if (faces.length) {
    const dice = make("p", "dice");
    for (const face of faces) {
      const die = make("span", "die", String(face));
      die.dataset.die = "";
      dice.append(die);
    }
    for (const line of step.lines) if (line.faces && line !== lead) dice.append(make("span", "", line.text));
    parts.push(dice);
  }
  for (const line of [first, ...more]) if (line !== lead && !line.faces) parts.push(make("p", "also", line.text));
  return parts;
}

// The show may begin in the middle of a turn, and an update may hold headings of its own: the journal has them all.
function entitle(newer) {
  const heading = document.querySelectorAll("#journal .turn h3")[newer];
  if (heading && heading.textContent !== turn.textContent) begin(heading.textContent, heading.parentElement.className.match(/\bby-(\S+)/)?.[1]);
}

function begin(title, side = "") {
  turn.textContent = title;
  turn.className = `who by by-${side}`;
  list.replaceChildren();
  now.dataset.said = "";
  touched = new Set();
}

function present(step, long) {
  if (panel.hidden) {
    list.replaceChildren();
    panel.parentElement.scrollTop = 0;
  } else if (now.dataset.said && !step.heading) {
    list.append(make("li", "", now.dataset.said));
    while (list.children.length > LISTED) list.firstElementChild.remove();
  }
  panel.hidden = false;
  const lead = step.lines.find((line) => !line.faces) ?? step.lines[0];
  now.dataset.said = step.heading ? "" : lead.text;
  now.replaceChildren(...(step.heading && !step.large ? [] : said(step)));
  const ids = new Set(step.lines.flatMap((line) => line.about ?? []));
  // A board may turn to what it is about first.
  document.dispatchEvent(new CustomEvent("resolute:shown", { detail: step }));
  encircle(ids, touched);
  // A pawn on its way is ringed where it arrives.
  if (!still.matches) setTimeout(() => { if (ringed[0] === ids) encircle(...ringed); }, travel() + 50);
  for (const id of ids) touched.add(id);
  if (still.matches) return;
  filling = bar.animate({ scale: ["0 1", "1 1"] }, { duration: long, fill: "forwards" });
  now.querySelectorAll("[data-die]").forEach((die, at) => {
    die.animate({ rotate: [`${at % 2 ? 200 : -200}deg`, "0deg"], scale: [0.6, 1] }, { duration: Math.min(long * 0.6, 500), easing: "ease-out" });
  });
}

// Between two actions there is a pause, which a skip cuts short.
const pause = (long) => new Promise((done) => {
  wake = done;
  timer = setTimeout(done, long);
});

// Whoever wants to read on holds the show; what comes meanwhile waits. Going on begins with the next action.
let filling = null;
function setPaused(on) {
  paused = on;
  const word = on ? "Go on" : "Pause";
  // Even the same word is laid out again when it is written again.
  if (holding.firstChild.textContent !== word) holding.firstChild.textContent = word;
}
function hold() {
  if (panel.hidden) return;
  setPaused(!paused);
  if (paused) {
    clearTimeout(timer);
    filling?.pause();
  } else if (running) wake();
  else if (queue.length) run();
}

// So long does a piece travel.
const travel = () => Math.min(PACES[pace()] * 0.7, 900);

async function run() {
  const mine = running = (runs += 1);
  while (queue.length) {
    const sent = queue.shift();
    const steps = stepsOf(sent.lines ?? []);
    const whole = steps.reduce((sum, step) => sum + lasting(step), 0);
    const part = sent.alone ? Math.max(QUICKEST, Math.min(1, ALONE / whole)) : 1;
    if (sent.runs || whole * part > LONGEST) {
      await runOn(sent, steps, mine);
      if (running !== mine) return;
      continue;
    }
    // The next question comes once this is shown: nothing moves under the pointer of whoever has begun to choose.
    const { decision, title, ...others } = sent.parts;
    held = steps.length && decision !== undefined ? { ...sent, parts: title === undefined ? { decision } : { decision, title } } : null;
    busy(held !== null);
    apply(held ? { ...sent, parts: others } : sent, false, steps.length ? travel() : undefined);
    entitle(steps.filter((step) => step.heading).length);
    for (const step of steps) {
      if (step.heading) begin(step.lines[0].short, step.lines[0].side);
      const long = lasting(step) * part;
      if (!long) continue;
      present(step, long);
      await pause(long);
      if (running !== mine) return;
    }
    ask();
  }
  running = 0;
  rest();
}

// What runs by itself, heading by heading: what came of the one before in a line, and which one is next. An update may
// hold all of it: then the board waits for the end of the count. "Now" shows that at once.
async function runOn(sent, steps, mine) {
  skipping.firstChild.textContent = "Now";
  held = sent;
  if (steps.filter((step) => step.heading).length < 2) ask();
  let lines = [];
  const tell = () => {
    // What it came to is said first.
    if (lines.length) present({ number: lines[0].number, lines: [lines.at(-1), ...lines.slice(0, -1)] }, RUNNING);
    lines = [];
  };
  for (const step of steps) {
    if (step.heading) {
      tell();
      turn.textContent = step.lines[0].short;
      await pause(Math.min(PACES[pace()], RUNNING));
      if (running !== mine) return;
    } else lines.push(...step.lines);
  }
  tell();
  ask();
}

// The answered question stays where it is until then, but pale, and it lights nothing any more.
function busy(on) {
  document.getElementById("decision").setAttribute("aria-busy", on);
}

function ask() {
  const sent = held;
  held = null;
  busy(false);
  if (sent) apply(sent);
}

// Nothing is left to show. While somebody else decides the last action stays in sight; else the question takes over.
const waits = () => document.querySelector("#decision .waiting") !== null;
function rest() {
  unring();
  if (waits() || (paused && queue.length)) return;
  setPaused(false);
  if (!panel.hidden) panel.parentElement.scrollTop = 0;
  leave();
  touched = new Set();
  now.dataset.said = "";
}

// Everything that waits is drawn now.
export function skip() {
  running = 0;
  setPaused(false);
  clearTimeout(timer);
  const waiting = queue;
  queue = [];
  ask();
  for (const sent of waiting) apply(sent);
  wake?.();
  rest();
}

// Of what runs by itself, everything that is still to come is drawn at once as well.
function hurry() {
  hurried = skipping.firstChild.textContent === "Now";
  skip();
}

// What waits is out of date: the whole page was fetched again.
export function drop() {
  queue = [];
  held = null;
  running = 0;
  busy(false);
  setPaused(false);
  clearTimeout(timer);
  wake?.();
  unring();
  leave();
}

export function arrive(sent) {
  const mine = own && sent.number > own;
  if (!sent.runs) {
    hurried = false;
    skipping.firstChild.textContent = "Skip";
  }
  if (mine || hurried || pace() === "off" || page.past || document.hidden) {
    own = 0;
    skip();
    if (mine && sent.alone && pace() !== "off" && !page.past && !document.hidden) {
      queue.push(sent);
      return void run();
    }
    apply(sent);
    // What the own move set going with the others is told afterward, unless there is something to decide already.
    if (!mine || !sent.lines || pace() === "off" || !waits()) return rest();
    sent = { number: sent.number, parts: {}, lines: sent.lines, runs: sent.runs };
  }
  queue.push(sent);
  if (!running && !paused) run();
}

export function start(draw, shown) {
  apply = draw;
  page = shown;
  document.getElementById("decision").before(panel);
  document.body.append(rings);
  entitle(0);
  document.querySelector("#told h2")?.after(cycle);
  showPace();
  setPaused(false);
  document.addEventListener("resolute:drawn", () => { if (!running) rest(); });
}

// Whoever acts is not kept waiting. But while what came of an answer is told, the question on the page is the one that
// was answered: a click on it only shows the next one.
const stale = () => held !== null || queue.some((sent) => "decision" in sent.parts);
document.addEventListener("submit", (event) => {
  if (!event.target.matches("#move, #undo, #curtain")) return;
  const meant = !stale();
  if (running || queue.length) skip();
  if (meant) own = page.number;
  else {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);
// Nor is a click meant for an option that has only just come to lie where the show was.
let left = null;
function leave() {
  if (!panel.hidden) left = { at: performance.now(), box: panel.getBoundingClientRect() };
  panel.hidden = true;
}
document.addEventListener("click", (event) => {
  if (!left || !panel.hidden || !event.detail || performance.now() - left.at > SETTLING) return;
  const { left: x, right, top, bottom } = left.box;
  if (event.clientX < x || event.clientX > right || event.clientY < top || event.clientY > bottom) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-pace]");
  if (button) choosePace(button.dataset.pace);
  if (event.target.closest(".skip-show")) hurry();
  if (event.target.closest(".hold-show")) hold();
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=radio], [type=checkbox]), select, textarea")) return;
  if (event.key === "s") hurry();
  if (event.key === "w") hold();
  if (event.key === "p") nextPace();
});

// A line of the journal lights what it is about.
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    if (running) return;
    const line = event.target.closest?.("#told [data-about]");
    if (line) encircle(new Set(line.dataset.about.split(" ")));
    else unring();
  });
}
// Rings stay where their things are.
let moved = 0;
for (const kind of ["scroll", "resize"]) {
  addEventListener(kind, () => {
    if (!ringed.length || moved) return;
    moved = requestAnimationFrame(() => { moved = 0; if (ringed.length) encircle(...ringed); });
  }, { capture: true, passive: true });
}
