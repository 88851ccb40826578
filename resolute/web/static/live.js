// What the server sends: regions of the page, put in place at once; pieces then travel from where they were.
import { remember, travel } from "./motion.js";
import { ring } from "./help.js";

const body = document.body;
export const page = {
  table: body.dataset.table,
  number: Number(body.dataset.number),
  moves: Number(body.dataset.moves),
  stamp: body.dataset.stamp,
  past: "past" in body.dataset,
};
const address = `/t/${page.table}`;
const region = (name) => document.getElementById(name);
// What each region was last drawn with: lighting changes it afterwards.
const drawn = new Map(["board", "decision", "cards", "tally", "seats", "chat"].map((name) => [name, region(name).innerHTML]));

function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// The journal is a live region: only lines that are new are inserted, so that only they are read out.
function tell(html) {
  const list = region("journal").firstElementChild;
  const sent = fragment(html).firstElementChild;
  const keep = Number(sent.dataset.keep);
  const lines = [...sent.children];
  const ids = new Set(lines.map((line) => line.id));
  for (const old of [...list.children]) if (Number(old.dataset.place) >= keep && !ids.has(old.id)) old.remove();
  let next = list.firstElementChild;
  for (const line of lines) {
    const old = document.getElementById(line.id);
    if (old && old.textContent === line.textContent) {
      next = old.nextElementSibling;
    } else {
      if (old === next) next = old?.nextElementSibling ?? null;
      old?.remove();
      list.insertBefore(line, next);
    }
  }
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

// Where the focus was, so that it can be given back to what stands there now.
function focusIn(element) {
  const active = document.activeElement;
  if (!active || active === document.body || !element.contains(active)) return null;
  if (element.id === "decision") return () => element.querySelector("h2")?.focus({ preventScroll: true });
  const at = active.dataset.at && `[data-at="${CSS.escape(active.dataset.at)}"]`;
  const selector = active.id ? `#${CSS.escape(active.id)}` : at;
  return selector ? () => element.querySelector(selector)?.focus({ preventScroll: true }) : null;
}

function put(name, html) {
  const element = region(name);
  if (!element) return false;
  const fresh = fragment(html);
  if (name === "timeline" && region("scrubber")) {
    scrubbed(element, fresh);
    return true;
  }
  const wrap = document.createElement("div");
  wrap.append(fresh.cloneNode(true));
  if (wrap.innerHTML === drawn.get(name)) return false;
  drawn.set(name, wrap.innerHTML);
  const focus = focusIn(element);
  const scrolled = [...element.querySelectorAll(".cards, .scroll, .listed")].map((one) => [one.scrollLeft, one.scrollTop]);
  const open = [...element.querySelectorAll("details")].map((one) => one.open);
  element.replaceChildren(fresh);
  element.querySelectorAll(".cards, .scroll").forEach((one, at) => scrolled[at] && one.scrollTo(...scrolled[at]));
  element.querySelectorAll("details").forEach((one, at) => { if (open[at]) one.open = true; });
  focus?.();
  return true;
}

export function apply(sent, force = false) {
  const regions = [];
  if (sent) {
    if (!force && (page.past || sent.number < page.number)) return;
    page.number = sent.number;
    page.stamp = sent.stamp;
    const before = remember(Object.keys(sent.parts));
    for (const [name, html] of Object.entries(sent.parts)) {
      if (name === "title") document.title = fragment(html).textContent;
      else if (name === "journal") tell(html);
      else if (put(name, html)) regions.push(name);
    }
    if ("chat" in sent.parts && regions.includes("chat")) chatted();
    travel(before, regions);
  }
  ring(document.querySelector("#decision .yours h2")?.textContent ?? "", page.number);
  document.dispatchEvent(new CustomEvent("resolute:drawn", { detail: { regions, first: !sent } }));
}

function chatted() {
  const list = region("chat");
  list.scrollTop = list.scrollHeight;
  if (!region("talk").open) region("unread").textContent = "· something new";
}
region("talk")?.addEventListener("toggle", () => { region("unread").textContent = ""; });

// The stream. A hidden tab closes it, for a browser gives one host six connections; it catches up on its return.

let stream = null;
let lost = 0;
// A short break is not worth a word: the banner waits a moment, however often the browser tries meanwhile.
const banner = (on) => {
  if (on) lost ||= setTimeout(() => { region("lost").hidden = false; }, 800);
  else {
    clearTimeout(lost);
    lost = 0;
    region("lost").hidden = true;
  }
};

// A region that this stream has sent before comes as pieces: new lines, and which of the former ones stay.
function whole(sent, texts) {
  for (const [name, part] of Object.entries(sent.parts)) {
    if (typeof part !== "string") {
      const old = texts.get(name).split("\n");
      sent.parts[name] = part.map((one) => (typeof one === "string" ? one : old.slice(one[0], one[0] + one[1]).join("\n"))).join("\n");
    }
    texts.set(name, sent.parts[name]);
  }
  return sent;
}

function connect() {
  if (stream || page.past || document.hidden) return;
  const mine = new EventSource(`${address}/events?have=${page.stamp}&lines=1`);
  stream = mine;
  let texts = new Map();
  mine.addEventListener("open", () => { texts = new Map(); banner(false); });
  mine.addEventListener("look", (event) => { banner(false); apply(whole(JSON.parse(event.data), texts)); });
  mine.addEventListener("bye", () => banner(true));
  mine.addEventListener("error", () => {
    banner(true);
    if (mine.readyState === EventSource.CLOSED && stream === mine) {
      stream = null;
      setTimeout(connect, 1000);
    }
  });
}
function disconnect() {
  stream?.close();
  stream = null;
}
addEventListener("offline", () => banner(true));
addEventListener("online", () => { disconnect(); connect(); });
addEventListener("pagehide", disconnect);
addEventListener("pageshow", (event) => event.persisted && connect());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return connect();
  disconnect();
  clearTimeout(lost);
  lost = 0;
});

// A hidden tab asks now and then whether it is its turn, for the bell.
export async function poll() {
  if (!document.hidden || page.past) return;
  try {
    const now = await (await fetch(`${address}/turn`)).json();
    document.title = now.title;
    ring(now.mine ? now.prompt : "", now.number);
  } catch { /* the next time */ }
}

// Other positions: the same page with other regions, under their own address.

async function fetched(path) {
  const answer = await fetch(path, { headers: { "X-Resolute": "fetch" } });
  if (!answer.ok) throw new Error(answer.status);
  return answer.json();
}

export async function goLive(read = true, anew = false) {
  if (anew) disconnect();
  try {
    if (read) apply(await fetched(address), true);
    banner(false);
  } catch {
    banner(true);
  }
  connect();
}

let wanted = 0;
export async function go(moves, wait = 0, push = true) {
  const ticket = (wanted += 1);
  if (wait) await new Promise((done) => setTimeout(done, wait));
  if (ticket !== wanted) return;
  const last = Number(region("scrubber")?.max ?? 0);
  const live = moves === null || moves >= last;
  const path = live ? address : `${address}/at/${moves}`;
  try {
    const sent = await fetched(path);
    if (ticket !== wanted) return;
    if (push && location.pathname !== path) history[page.past && !live ? "replaceState" : "pushState"](null, "", path);
    page.past = !live;
    page.moves = live ? last : moves;
    body.toggleAttribute("data-past", !live);
    if (page.past) disconnect();
    apply(sent, true);
    const input = region("scrubber");
    if (input) input.value = page.moves;
    if (live) connect();
  } catch {
    location.href = path;
  }
}
