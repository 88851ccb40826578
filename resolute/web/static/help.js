// Help: the rule beside the board, odds of all options, keys, hints of a first game, and the bell.
const $ = (selector) => document.querySelector(selector);
const store = {
  get(name) { try { return localStorage.getItem(`resolute-${name}`) ?? ""; } catch { return ""; } },
  set(name, value) { try { localStorage.setItem(`resolute-${name}`, value); } catch { /* private mode */ } },
};

let quiet = 0;
export function say(sentence, copy = "") {
  const notice = $("#notice");
  clearTimeout(quiet);
  notice.textContent = sentence;
  notice.hidden = !sentence;
  if (copy) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.dataset.copy = copy;
    notice.append(" ", button);
  } else if (sentence) quiet = setTimeout(() => { notice.hidden = true; }, 8000);
}

async function open(title, address, meanwhile = "") {
  const dialog = $("#rule");
  $("#rule-title").textContent = title;
  if (meanwhile) {
    $("#rule-text").textContent = meanwhile;
    if (!dialog.open) dialog.show();
  }
  let html = "";
  let sentence = "That could not be read just now.";
  try {
    const answer = await fetch(address, { headers: { "X-Resolute": "fetch" } });
    if (answer.ok) html = await answer.text();
    else sentence = (await answer.json()).sentence ?? sentence;
  } catch { /* said below */ }
  if (meanwhile && (!dialog.open || $("#rule-title").textContent !== title)) return;
  if (html) $("#rule-text").innerHTML = html;
  else $("#rule-text").textContent = sentence;
  if (!dialog.open) dialog.show();
  $("#rule-text").focus({ preventScroll: true });
  dialog.scrollTop = 0;
}
export const openRule = (link) => open(link.dataset.rule, `/rules/${document.body.dataset.game}/section?heading=${encodeURIComponent(link.dataset.rule)}`);
export const openAdvice = (address) => open("Advice", address, "Thinking …");
export const openOdds = (address) => open("Odds", address);

// Hints: one at a time, in the first game, where they matter, and never again.
export function showHints() {
  const done = store.get("hints").split(" ");
  const keyless = matchMedia("(pointer: coarse)").matches ? "keys" : "";
  const hints = [...document.querySelectorAll("[data-hint]")];
  const next = $("#decision .yours") ? hints.find((one) => !done.includes(one.dataset.hint) && one.dataset.hint !== keyless) : null;
  for (const hint of hints) hint.hidden = hint !== next;
  if (!next || next.querySelector("button")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Got it";
  button.addEventListener("click", () => {
    store.set("hints", [...done, next.dataset.hint].join(" ").trim());
    showHints();
  });
  next.append(button);
}

// A person who has chosen something has read the hint beside it.
export function hintRead() {
  $("[data-hint]:not([hidden]) button")?.click();
}

// The bell: the title always says whose turn it is; a notification only if it was asked for.
let rung = -1;
let first = true;
export function ring(prompt, number) {
  const turn = prompt && number !== rung;
  rung = number;
  if (turn && !first && document.hidden && store.get("bell") === "on" && window.Notification?.permission === "granted") {
    const note = new Notification("Your turn", { body: prompt, tag: document.body.dataset.table });
    note.addEventListener("click", () => { window.focus(); note.close(); });
  }
  first = false;
}

export function helpInit(poll) {
  const bell = $("#bell");
  const shown = () => bell.setAttribute("aria-pressed", String(store.get("bell") === "on" && window.Notification?.permission === "granted"));
  bell.addEventListener("click", async () => {
    if (!window.Notification) return say("This browser has no notifications. The tab's title says when it's your turn.");
    const on = store.get("bell") !== "on" || Notification.permission !== "granted";
    if (on && (await Notification.requestPermission()) !== "granted") return say("Your browser blocks notifications here. The tab's title says when it's your turn.");
    store.set("bell", on ? "on" : "");
    shown();
    say(on ? "You'll get a notification when it's your turn." : "Notifications are off.");
  });
  shown();
  $("#help-button").addEventListener("click", () => $("#keys").showModal());
  setInterval(poll, 10_000);
}
