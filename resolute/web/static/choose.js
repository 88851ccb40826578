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
  const labels = new Map();
  for (const option of all("#decision .opt[data-option-at]")) {
    const words = option.getAttribute("aria-label") ?? option.querySelector("span").textContent;
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

export function point(name) {
  for (const element of all(".pointed")) element.classList.remove("pointed");
  if (!name) return;
  for (const element of [...at(name), ...optionsAt(name)]) element.classList.add("pointed");
}

export function narrow(place, words = "") {
  const options = all("#options .opt");
  if (place && !document.getElementById("filter")) {
    point(place);
    optionsAt(place)[0]?.focus();
    return;
  }
  const sought = words.trim().toLowerCase();
  let found = 0;
  const keys = [..."123456789"];
  for (const option of options) {
    const group = option.closest(".group")?.getAttribute("aria-label") ?? "";
    const fits = place ? option.dataset.optionAt === place : `${group} ${option.textContent}`.toLowerCase().includes(sought);
    option.hidden = !fits;
    found += fits;
    if (option.disabled || option.dataset.key === "0") continue;
    const key = fits ? keys.shift() ?? "" : "";
    if (key) option.dataset.key = key; else delete option.dataset.key;
    const shown = option.querySelector("kbd");
    if (shown) shown.textContent = key || "·";
  }
  for (const group of all("#options .group")) group.hidden = !group.querySelector(".opt:not([hidden])");
  const told = document.getElementById("found");
  if (told) told.textContent = place || sought ? `${found} of ${options.length}; Esc shows all` : "";
  if (place) options.find((one) => !one.hidden)?.focus();
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
    const [by, size] = [option.getBoundingClientRect(), box.getBoundingClientRect()];
    const beside = by.left - size.width - 12;
    const top = beside > 8 ? Math.min(by.top, innerHeight - size.height - 8) : by.top - size.height - 6;
    box.style.left = `${Math.max(8, beside > 8 ? beside : by.left)}px`;
    box.style.top = `${Math.max(8, top)}px`;
  }, delay);
}
