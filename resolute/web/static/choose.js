// The options: what they point at is lit on the board, a long list is narrowed, and odds are shown beside them.
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const at = (name) => all(`[data-at="${CSS.escape(name)}"]`);
const ATTRIBUTES = ["tabindex", "role", "aria-label"];
const were = new Map();

export const optionsAt = (name) => all(`#decision .opt[data-option-at="${CSS.escape(name)}"]`);

export function unlight() {
  for (const [element, old] of were) {
    element.classList.remove("lit", "pointed");
    for (const name of ATTRIBUTES) if (old[name] === null) element.removeAttribute(name); else element.setAttribute(name, old[name]);
  }
  were.clear();
}

export function light() {
  unlight();
  if (document.querySelector("#decision[aria-busy=true]")) return;
  const labels = new Map();
  for (const option of all("#decision .opt[data-option-at]")) {
    const words = option.dataset.label ?? option.getAttribute("aria-label") ?? option.querySelector("span").textContent;
    labels.set(option.dataset.optionAt, [...(labels.get(option.dataset.optionAt) ?? []), words.trim()]);
  }
  for (const [name, words] of labels) {
    for (const element of at(name)) {
      if (element.matches(".lit, .opt")) continue;
      were.set(element, Object.fromEntries(ATTRIBUTES.map((one) => [one, element.getAttribute(one)])));
      element.classList.add("lit");
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", words.length === 1 ? words[0] : `${words.length} options: ${words.join("; ")}`);
    }
  }
}

export function point(name, opens = "") {
  for (const element of all(".pointed")) element.classList.remove("pointed");
  for (const place of opens.split(" ").filter(Boolean)) for (const element of at(place)) element.classList.add("pointed");
  if (!name) return;
  for (const element of [...at(name), ...optionsAt(name)]) element.classList.add("pointed");
}

// Options beyond the fold: a fade, and how many there are.

const scrollerOf = (element) => {
  for (let one = element; one && one !== document.body; one = one.parentElement) if (one.scrollHeight > one.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
};
export function countMore() {
  const [list, more] = [document.getElementById("options"), document.getElementById("more")];
  if (!list || !more) return;
  const scroller = scrollerOf(list);
  const end = scroller ? scroller.getBoundingClientRect().bottom : innerHeight;
  const left = scroller ? all(".opt:not(.off, [hidden]), .v-fold:not([hidden]) > summary", list).filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > end + 4).length : 0;
  more.hidden = !left;
  more.textContent = left ? `${left} more ↓` : "";
}
addEventListener("scroll", countMore, { capture: true, passive: true });
// Whatever changes the size of the panel: the window, a hint above it, the phone's sheet.
const watched = new ResizeObserver(() => countMore());
for (const one of all("#decision, .rail")) watched.observe(one);

// A question with one answer is not asked: the page goes on by itself, after a pause that tells the others nothing.

let going = 0;
let reached = -1;
export function goOn() {
  clearTimeout(going);
  const ask = document.querySelector("#decision .yours");
  if (!ask) return;
  const moves = Number(ask.dataset.moves);
  // Whoever takes a move back wants to look at what came before it.
  const forward = moves > reached;
  reached = moves;
  if (!ask.matches("[data-sole]")) return;
  const note = ask.querySelector(".v-sole");
  if (!forward) return note?.remove();
  const pause = 1400 + Math.random() * 1000;
  document.getElementById("decision").style.setProperty("--pause", `${Math.round(pause)}ms`);
  going = setTimeout(() => ask.isConnected && !ask.closest("[aria-busy=true]") && ask.querySelector("#options .opt:not(:disabled)")?.click(), pause);
}
document.addEventListener("click", (event) => {
  if (event.target.id !== "wait") return;
  clearTimeout(going);
  event.target.closest(".v-sole").remove();
});

// A long list: its groups are opened one at a time, and it can be narrowed to what is sought or to one place. The number
// keys are for the first nine in sight, and in an opened group for its own options.

const narrowed = () => document.querySelector("#found:not(:empty)") !== null;
function giveKeys() {
  const keys = [..."123456789"];
  const open = narrowed() ? null : document.querySelector("#options .v-fold[open]");
  const chosen = narrowed() || open ? "#options .opt" : "#options .v-fold > summary, #options .opt";
  for (const one of all("#options .v-fold > summary, #options .opt")) {
    if (one.disabled || one.dataset.key === "0") continue;
    const key = one.matches(chosen) && one.checkVisibility() && (!open || open.contains(one)) ? keys.shift() ?? "" : "";
    if (key) one.dataset.key = key; else delete one.dataset.key;
    const shown = one.querySelector("kbd");
    if (shown) shown.textContent = key || "·";
  }
}
document.addEventListener("click", ({ target }) => {
  if (target.id !== "show-all") return;
  document.getElementById("filter").value = "";
  narrow(null);
});
document.addEventListener("toggle", ({ target }) => {
  if (!target.matches("#options .v-fold") || narrowed()) return;
  if (target.open) for (const one of all("#options .v-fold[open]")) if (one !== target) one.open = false;
  giveKeys();
  if (target.open) target.scrollIntoView({ block: "nearest" });
  countMore();
}, true);

export function narrow(place, words = "") {
  const options = all("#options .opt");
  if (place && !document.getElementById("filter")) {
    point(place);
    optionsAt(place)[0]?.focus();
    return;
  }
  const sought = words.trim().toLowerCase();
  let found = 0;
  for (const option of options) {
    const group = option.closest(".group")?.getAttribute("aria-label") ?? "";
    const fits = place ? option.dataset.optionAt === place : `${group} ${option.dataset.label ?? ""} ${option.textContent}`.toLowerCase().includes(sought);
    option.hidden = !fits;
    found += fits;
  }
  for (const group of all("#options .group")) group.hidden = !group.querySelector(".opt:not([hidden])");
  document.getElementById("found").textContent = place || sought ? `${found} of ${options.length}` : "";
  document.getElementById("show-all").hidden = !narrowed();
  for (const fold of all("#options .v-fold")) fold.open = narrowed();
  giveKeys();
  if (place) options.find((one) => !one.hidden)?.focus();
  countMore();
}

// Odds: asked for on hover or focus, kept for as long as the page lives.

const known = new Map();
let waiting = 0;
let shownFor = null;

export function hideOdds() {
  clearTimeout(waiting);
  shownFor = null;
  const box = document.getElementById("odds");
  if (box) box.hidden = true;
}

// Beside the option, but never over the place that the option is about, nor over the option itself.
function place(box, option) {
  const size = box.getBoundingClientRect();
  const by = option.getBoundingClientRect();
  const name = option.dataset.optionAt;
  const kept = [by, ...(name ? at(name) : []).map((one) => one.getBoundingClientRect())].filter((one) => one.width);
  const tops = [by.top, innerHeight - size.height - 8, 60];
  const spots = [by.left - size.width - 12, 8].flatMap((left) => tops.map((top) => ({ left, top })));
  spots.push({ left: by.left, top: by.bottom + 6 }, { left: by.left, top: by.top - size.height - 6 });
  const free = ({ left, top }) => left >= 8 && top >= 8 && left + size.width <= innerWidth - 4 && top + size.height <= innerHeight - 4
    && kept.every((one) => left + size.width < one.left || left > one.right || top + size.height < one.top || top > one.bottom);
  const spot = spots.find(free);
  if (!spot) box.hidden = true;
  else Object.assign(box.style, { left: `${spot.left}px`, top: `${spot.top}px` });
}

export function askOdds(option, delay) {
  if (shownFor === option) return;
  hideOdds();
  shownFor = option;
  waiting = setTimeout(async () => {
    const address = option.dataset.odds;
    if (!known.has(address)) {
      known.set(address, fetch(address, { headers: { "X-Resolute": "fetch" } }).then((answer) => (answer.ok ? answer.text() : "")).catch(() => ""));
    }
    const html = await known.get(address);
    if (!html) known.delete(address);
    if (shownFor !== option || !option.isConnected || !html) return;
    const box = document.getElementById("odds");
    box.innerHTML = html;
    // What is certain to happen stands on the option already.
    box.hidden = delay > 0 && box.querySelector(".certain") !== null;
    place(box, option);
  }, delay);
}
