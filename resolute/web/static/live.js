// What the server sends: what has changed is drawn, the own move at once and the others' moves one after the other;
// pieces then travel from where they were.
import { draw, grown } from "./draw.js";
import { remember, travel } from "./motion.js";
import { ring } from "./help.js";
import { arrive, drop, start } from "./show.js";

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
export function apply(sent, force = false, long = undefined) {
  let regions = [];
  let before = null;
  if (sent) {
    if (!force && (page.past || sent.number < page.number)) return;
    page.number = sent.number;
    page.stamp = sent.stamp;
    before = remember(Object.keys(sent.parts));
    regions = draw(sent.parts);
    if (sent.moves !== undefined && !page.past && !("timeline" in sent.parts)) grown(page.table, sent.moves);
    if (regions.includes("chat")) chatted();
  }
  if (page.past) beckon();
  ring(document.querySelector("#decision .yours h2")?.textContent ?? "", page.number);
  document.dispatchEvent(new CustomEvent("resolute:drawn", { detail: { regions, first: !sent } }));
  // Last: what has begun to move is laid out again whenever somebody measures.
  travel(before, regions, long);
}

start(apply, page);

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

// What comes between the press of a button and its release waits: redrawn in between, it would not be clicked.
let pressed = false;
const waiting = [];
const take = (sent) => (pressed ? waiting.push(sent) : arrive(sent));
const release = () => {
  pressed = false;
  setTimeout(() => { for (const sent of waiting.splice(0)) take(sent); });
};
addEventListener("pointerdown", ({ button }) => { pressed = button === 0; }, true);
for (const kind of ["pointerup", "pointercancel", "dragend"]) addEventListener(kind, release, true);
// A release outside of the window is not always told.
addEventListener("pointermove", ({ buttons }) => { if (pressed && !buttons) release(); }, true);

function connect() {
  if (stream || page.past || document.hidden) return;
  const mine = new EventSource(`${address}/events?have=${page.stamp}&lines=1`);
  stream = mine;
  let texts = new Map();
  mine.addEventListener("open", () => { texts = new Map(); banner(false); });
  mine.addEventListener("update", (event) => { banner(false); take(whole(JSON.parse(event.data), texts)); });
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

// A hidden tab, or one that shows the past, asks now and then whether it is its turn, for the bell.
let turn = false;
function beckon() {
  const sign = "● Your turn · ";
  document.title = (turn ? sign : "") + document.title.replace(sign, "");
  for (const link of document.querySelectorAll("#timeline .now, #decision .past a.button")) {
    link.textContent = turn ? "Back to now: it is your turn" : "Back to now";
  }
}
export async function poll() {
  if (!document.hidden && !page.past) return;
  try {
    const now = await (await fetch(`${address}/turn`)).json();
    turn = now.mine;
    if (page.past) beckon();
    else document.title = now.title;
    ring(now.mine ? now.prompt : "", now.number);
  } catch { /* the next time */ }
}

// Other positions: the same page with other regions, under their own address.

async function fetched(path) {
  const answer = await fetch(path, { headers: { "X-Resolute": "fetch" } });
  if (!answer.ok) throw new Error(answer.status);
  return answer.json();
}

export async function goLive(read = true, again = false) {
  if (again) disconnect();
  try {
    if (read) {
      const sent = await fetched(address);
      drop();
      apply(sent, true);
    }
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
    if (!page.past) turn = document.querySelector("#decision .yours") !== null;
    page.past = !live;
    page.moves = live ? last : moves;
    body.toggleAttribute("data-past", !live);
    if (page.past) disconnect();
    drop();
    apply(sent, true);
    const input = region("scrubber");
    if (input) input.value = page.moves;
    if (live) connect();
  } catch {
    location.href = path;
  }
}
