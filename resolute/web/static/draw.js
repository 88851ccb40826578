// Regions of the page: redrawn, or, where a line of their text is one element with an id, only what has changed.
import { light, unlight } from "./choose.js";

const region = (name) => document.getElementById(name);
// The page came with these, as the browser writes them; then the text of each is known, line by line.
const first = new Map(["board", "decision", "cards", "tally", "goal", "waited", "seats", "chat"].map((name) => [name, region(name).innerHTML]));
const texts = new Map();

export function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// The journal is a live region: only items that are new are inserted, so that only they are read out. The last turn
// stands first: its heading, then its items, the newest first.
export function tell(html) {
  const list = region("journal").firstElementChild;
  const sent = fragment(html).firstElementChild;
  const keep = Number(sent.dataset.keep);
  const items = [...sent.children].reverse();
  const ids = new Set(items.map((item) => item.id));
  for (const old of [...list.children]) if (Number(old.dataset.place) >= keep && !ids.has(old.id)) old.remove();
  const fresh = items.filter((item) => {
    const old = document.getElementById(item.id);
    if (old && old.textContent === item.textContent) return false;
    old?.remove();
    return true;
  });
  for (const item of fresh) {
    const next = [...list.children].find((one) => comesBefore(item, one));
    if (next) next.before(item);
    else list.append(item);
  }
}

// The last turn first, each with its heading before its items, the newest of these first; what came before any turn last.
function comesBefore(one, other) {
  const [turn, place] = rank(one);
  const [others, its] = rank(other);
  return turn > others || (turn === others && place > its);
}
function rank(item) {
  const place = Number(item.dataset.place);
  return item.matches(".turn") ? [place, Infinity] : [Number(item.dataset.turn ?? -1), place];
}

// While somebody drags the scrubber it must stay the same element; everything around it may change.
function scrubbed(old, fresh) {
  const label = old.querySelector(".scrub");
  const [input, now] = [label.querySelector("input"), fresh.querySelector("#scrubber")];
  input.max = now.max;
  input.setAttribute("aria-valuetext", now.getAttribute("aria-valuetext"));
  if (document.activeElement !== input) input.value = now.getAttribute("value");
  const at = [...fresh.children].findIndex((one) => one.matches(".scrub"));
  const around = [...fresh.children];
  for (const one of [...old.children]) if (one !== label) one.remove();
  label.before(...around.slice(0, at));
  label.after(...around.slice(at + 1));
}

// At every move the timeline grows by one: that is not worth redrawing it.
export function grown(table, moves) {
  const input = region("scrubber");
  if (!input) return;
  input.max = moves;
  if (document.activeElement !== input) input.value = moves;
  input.setAttribute("aria-valuetext", `Move ${moves} of ${moves}`);
  const line = region("timeline");
  line.querySelector("[rel=prev]").setAttribute("href", `/t/${table}/at/${Math.max(moves - 1, 0)}`);
  line.querySelector(".where b").textContent = moves;
}

// Where the focus was, so that it can be given back to what stands there now.
function focusIn(element) {
  const active = document.activeElement;
  if (!active || active === document.body || !element.contains(active)) return null;
  if (element.id === "decision") return () => element.querySelector("h2")?.focus({ preventScroll: true });
  const at = active.dataset.at && `[data-at="${CSS.escape(active.dataset.at)}"]`;
  const selector = active.id ? `#${CSS.escape(active.id)}` : at;
  return selector ? () => active.isConnected || element.querySelector(selector)?.focus({ preventScroll: true }) : null;
}

const HEAD = /^<([a-z]+) id="([^"]+)"[^>]*>/i;

// An element on a line of its own, in the place of the one that stands there; nothing if the line is not just that.
function single(line, tag, old) {
  const count = (mark) => line.split(mark).length - 1;
  if (tag !== "tr" && count(`<${tag} `) + count(`<${tag}>`) !== count(`</${tag}>`)) return null;
  const inside = old instanceof SVGElement ? fragment(`<svg>${line}</svg>`).firstElementChild : fragment(line);
  return inside.childNodes.length === 1 && inside.firstElementChild?.id === old.id ? inside.firstElementChild : null;
}

// Give an element the attributes of an opening tag.
function dress(element, head) {
  const html = element instanceof SVGElement ? `<svg>${head}</svg>` : head;
  const model = fragment(html).querySelector("[id]");
  for (const { name } of [...element.attributes]) if (!model.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of model.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// What is to be done where only elements with ids differ; nothing if more than that does.
function pieces(before, lines) {
  if (before?.length !== lines.length) return null;
  const changes = [];
  for (const [at, line] of lines.entries()) {
    const was = before[at];
    if (was === line) continue;
    const [old, now] = [HEAD.exec(was), HEAD.exec(line)];
    const element = old && now && old[1] === now[1] && old[2] === now[2] && document.getElementById(now[2]);
    if (!element) return null;
    if (was.slice(old[0].length) === line.slice(now[0].length)) {
      changes.push(() => dress(element, now[0]));
    } else {
      const fresh = single(line, now[1], element);
      if (!fresh) return null;
      changes.push(() => element.replaceWith(fresh));
    }
  }
  return changes;
}

// What is to be done to a region, or nothing if it shows this already: measured first, then drawn, then put back as
// it was. All regions take each step together, so that the browser lays the page out once.
function redraw(name, html) {
  const element = region(name);
  if (!element) return null;
  const [before, lines] = [texts.get(name), html.split("\n")];
  texts.set(name, lines);
  const known = first.get(name);
  first.delete(name);
  const changes = pieces(before, lines);
  if (changes?.length === 0) return null;
  const focus = focusIn(element);
  if (changes) return { name, draw: () => changes.forEach((change) => change()), restore: () => focus?.() };
  const fresh = fragment(html);
  if (name === "timeline" && region("scrubber")) return { name, draw: () => scrubbed(element, fresh), restore() {} };
  if (known !== undefined) {
    const wrap = document.createElement("div");
    wrap.append(fresh.cloneNode(true));
    if (wrap.innerHTML === known) return null;
  }
  const scrolled = [...element.querySelectorAll(".cards, .scroll, .listed")].map((one) => [one.scrollLeft, one.scrollTop]);
  // What somebody has opened stays open; but a new question starts afresh.
  const open = name === "decision" ? [] : [...element.querySelectorAll("details")].map((one) => one.open);
  return {
    name,
    whole: element,
    draw() {
      element.replaceChildren(fresh);
      element.querySelectorAll("details").forEach((one, at) => { if (open[at]) one.open = true; });
    },
    restore() {
      element.querySelectorAll(".cards, .scroll, .listed").forEach((one, at) => scrolled[at]?.some(Boolean) && one.scrollTo(...scrolled[at]));
      // A new question is read from its beginning.
      if (name === "decision") element.scrollTop = 0;
      focus?.();
    },
  };
}

// Draw what was sent; the names of the regions that look different now.
export function draw(parts) {
  const { title, journal, ...others } = parts;
  const changes = Object.entries(others).map(([name, html]) => redraw(name, html)).filter(Boolean);
  // Whatever loses the focus loses it now: the browser lays the page out for that, and it has not changed yet.
  if (changes.some((change) => change.whole?.contains(document.activeElement))) document.activeElement.blur();
  unlight();
  if (title !== undefined) document.title = fragment(title).textContent;
  for (const change of changes) change.draw();
  if (journal !== undefined) tell(journal);
  light();
  for (const change of changes) change.restore();
  return changes.map((change) => change.name);
}
