// The table's script: it keeps the page live and lets the keyboard do everything. Without it the page is plain forms.
import { apply, go, goLive, page, poll } from "./live.js";
import { askOdds, countMore, goOn, hideOdds, light, narrow, optionsAt, point } from "./choose.js";
import "./sheet.js";
import { start } from "./replay.js";
import { helpInit, hintRead, openAdvice, openRule, openOdds, say, showHints } from "./help.js";

document.documentElement.classList.add("scripted");

const $ = (selector, within = document) => within.querySelector(selector);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const token = () => [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");

// Sending: the same forms as without script, but the page stays.

// The position whose question has been answered from here: a second answer to it is not sent. The next question may
// be on the page before the answer to the last one has come back.
let answered = -1;

// A form's buttons may be called "action", which hides its property of that name.
async function post(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  if (form.id === "move") body.set("request", token());
  if (form.id === "undo") body.set("number", page.number);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "X-Resolute": "fetch" } });
      if (answer.status >= 502 && attempt < 40) throw new Error("not there");
      return await answer.json();
    } catch {
      // The server is away. The same move sent twice counts once, so a move is sent again until it is heard.
      if (form.id !== "move" || attempt >= 40) return { ok: false, sentence: "The table did not answer. Please try again." };
      $("#lost").hidden = false;
      await sleep(500);
    }
  }
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id === "scrub") {
    event.preventDefault();
    go(Number($("#scrubber").value));
    return;
  }
  if (!form.matches("#move, #undo, #curtain, #say, #public, #people, [id^=seat-]")) return;
  event.preventDefault();
  if (form.id === "move") {
    if (answered === page.number) return;
    answered = page.number;
  }
  hideOdds();
  event.submitter?.classList.add("sent");
  event.submitter?.closest("details:has(> .menu)")?.removeAttribute("open");
  const before = page.number;
  let answer = { ok: false, sentence: "" };
  try {
    answer = await post(form, event.submitter);
    say(answer.ok ? "" : answer.sentence);
    if (answer.ok && form.id === "move") hintRead();
    if (answer.ok && form.id === "say") form.reset();
    for (const [label, address] of answer.links ?? []) say(`Invitation for ${label}: ${address}`, address);
    // A lifted curtain is for a new stream: the old one looks through other eyes.
    if (answer.ok && form.id === "curtain") await goLive(true, true);
    else if (!answer.ok || form.id === "public") await goLive();
    else if (page.number === before) setTimeout(() => page.number === before && page.past === false && goLive(), 1500);
  } finally {
    if (!answer.ok) answered = -1;
    event.submitter?.classList.remove("sent");
  }
});

// The second click of a double click is not meant for a decision that has only just come under the pointer.
let drawn = -1000;
document.addEventListener("click", (event) => {
  if (event.detail > 1 && event.timeStamp - drawn < 250 && event.target.closest("#decision button, .lit")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);

// Choosing on the board, and pointing from either place at the other.

const choose = ({ dataset: { at, index } }) => {
  const buttons = index === undefined ? optionsAt(at) : [...document.querySelectorAll(`#decision .opt[value="${index}"]`)];
  if (buttons.length === 1) buttons[0].click();
  else if (buttons.length) narrow(at);
};

document.addEventListener("click", (event) => {
  const lit = event.target.closest(".lit");
  if (lit) choose(lit);
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const address = new URL(copy.dataset.copy, location.href).href;
    (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(() => say("Copied."), () => say(address));
  }
  const rule = event.target.closest("a[data-rule]");
  if (rule && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    openRule(rule);
  }
  const odds = event.target.closest("#all-odds");
  if (odds && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    openOdds(odds.href);
  }
  const advice = event.target.closest("#advice");
  if (advice && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    openAdvice(advice.href);
  }
  const step = event.target.closest("#timeline a, #decision .past a.button, .over a[href*='/at/'], a.place, a[data-replay]");
  if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    const [, moves] = step.pathname.match(/\/at\/(\d+)$/) ?? [];
    if (moves === undefined) go(null);
    else go(Number(moves)).then(() => "autoplay" in step.dataset && start()).then(() => step.hash && $(step.hash)?.scrollIntoView({ block: "nearest" }));
  }
  for (const open of document.querySelectorAll("details:has(> .menu)[open]")) if (!open.contains(event.target)) open.open = false;
});
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const target = event.target.closest?.("[data-option-at], [data-pointed], .lit, [data-odds]");
    point(target?.dataset.optionAt ?? target?.dataset.pointed ?? target?.dataset.at ?? null, target?.dataset.opens);
    if (target?.matches("[data-odds]")) askOdds(target, kind === "focusin" ? 400 : 200);
    else hideOdds();
  });
}
document.addEventListener("input", (event) => {
  if (event.target.id === "filter") narrow(null, event.target.value);
  if (event.target.id === "scrubber") go(Number(event.target.value), 80);
});

// The keyboard.

const focusOn = (selector) => {
  const target = $(selector);
  if (!target) return;
  if (!target.matches("a, button, input, [tabindex]")) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: "nearest" });
};
const stepThrough = (by) => {
  const options = [...document.querySelectorAll("#decision .opt:not(:disabled), #decision .v-fold > summary")].filter((one) => one.checkVisibility());
  const at = options.indexOf(document.activeElement);
  options[at < 0 ? (by > 0 ? 0 : options.length - 1) : (at + by + options.length) % options.length]?.focus();
};
const KEYS = {
  "/": () => ($("#filter") ?? $("#options .opt"))?.focus(),
  "?": () => $("#keys").showModal(),
  o: () => (document.activeElement.dataset.odds ? askOdds(document.activeElement, 0) : $("#all-odds")?.click()),
  a: () => $("#advice")?.click(),
  r: () => $("#decision a[data-rule]")?.click(),
  u: () => {
    const ask = $("#decision .undo");
    if (!ask) return $("#decision [form=undo]")?.click();
    ask.open = true;
    $("button", ask).focus();
  },
  d: () => focusOn("#decision h2"),
  b: () => focusOn("#board .lit, #board"),
  h: () => focusOn("#cards .lit, #cards"),
  j: () => focusOn("#told"),
  c: () => { $("#talk").open = true; $("#say input[name=text]").focus(); },
  n: () => page.past && go(null),
  ",": () => $("#timeline [rel=prev]")?.click(),
  ".": () => $("#timeline [rel=next]")?.click(),
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  const typing = target.matches("input:not([type=range], [type=radio], [type=checkbox]), select, textarea");
  if (event.key === "Escape") {
    hideOdds();
    if ($("#filter")) narrow(null, "");
    if ($("#rule").open) $("#rule").close();
    if ($("#menu").open) {
      $("#menu").open = false;
      $("#menu summary").focus();
    }
    return;
  }
  if (typing || $("#keys").open) {
    if (target.id === "filter" && (event.key === "ArrowDown" || event.key === "Enter")) {
      event.preventDefault();
      stepThrough(1);
    }
    return;
  }
  // A key that is held down would play the next decision too.
  if (event.repeat && /^[0-9u]$/.test(event.key)) return;
  if ((event.key === "Enter" || event.key === " ") && target.matches(".lit:not(button)")) {
    event.preventDefault();
    choose(target);
  } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && (target === document.body || target.closest("#decision"))) {
    event.preventDefault();
    stepThrough(event.key === "ArrowDown" ? 1 : -1);
  } else if (/^[0-9]$/.test(event.key)) {
    const shown = [...document.querySelectorAll("#decision [data-key]")].filter((one) => one.offsetParent);
    shown.find((one) => one.dataset.key === event.key)?.click();
  } else if (KEYS[event.key] && target.type !== "range") {
    event.preventDefault();
    KEYS[event.key]();
  }
});
addEventListener("popstate", () => {
  const [, moves] = location.pathname.match(/\/at\/(\d+)$/) ?? [];
  go(moves === undefined ? null : Number(moves), 0, false);
});

document.addEventListener("resolute:drawn", (event) => {
  if (event.detail.regions.includes("decision")) {
    drawn = performance.now();
    goOn();
  }
  if (event.detail.first) light();
  showHints();
  countMore();
  // What a finished game looks back at is fetched with its script, once there is a place for it.
  if ($("[data-review]")) import("./review.js").then(({ lookBack }) => lookBack(page.past ? page.moves : null));
});
helpInit(poll);
apply(null);
if (page.past) poll();
else goLive(false);
