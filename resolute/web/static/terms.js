// Terms of the glossary: what carries data-term explains itself when somebody points at it, focuses or taps it.
const SPACE = 8;
const card = document.createElement("div");
card.id = "term";
card.className = "term-card";
card.setAttribute("role", "tooltip");
card.hidden = true;
document.body.append(card);

let terms = null;
const read = () => (terms ??= fetch(`/rules/${document.body.dataset.game}/terms`).then((answer) => (answer.ok ? answer.json() : {}), () => ({})));

let shown = null;
let waiting = 0;
function hide() {
  clearTimeout(waiting);
  shown?.removeAttribute("aria-describedby");
  shown = null;
  card.hidden = true;
}

// What a piece says of itself stands below; the browser's own tooltip would lie on top.
function titleOf(element) {
  const drawn = element.querySelector(":scope > title");
  if (drawn) element.setAttribute("aria-label", drawn.textContent);
  const said = drawn?.textContent ?? element.title ?? "";
  if (said) element.dataset.now = said;
  drawn?.remove();
  element.removeAttribute("title");
  return element.dataset.now ?? "";
}

async function show(element) {
  clearTimeout(waiting);
  if (shown === element) return;
  hide();
  shown = element;
  const term = (await read())[element.dataset.term];
  if (shown !== element || !term) return;
  const name = document.createElement("b");
  name.textContent = term.name;
  const now = document.createElement("p");
  now.textContent = titleOf(element);
  card.replaceChildren(name, ` ${term.text}`, ...(now.textContent && now.textContent !== term.name ? [now] : []));
  card.hidden = false;
  if (!element.hasAttribute("aria-describedby")) element.setAttribute("aria-describedby", "term");
  const box = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = box.bottom + SPACE + height < innerHeight;
  card.style.left = `${Math.max(SPACE, Math.min(box.left, innerWidth - width - SPACE))}px`;
  card.style.top = `${Math.max(SPACE, below ? box.bottom + SPACE : box.top - height - SPACE)}px`;
}

// What a board has many of carries no key: the game's terms say which pieces they explain.
let signs = null;
const PARTS = "#board, #tally, #cards, #goal";
function termOf(event) {
  const { target } = event;
  let nearest = target.closest?.("[data-term]") ?? null;
  for (const [sign, key] of (target.closest?.(PARTS) && signs) || []) {
    const piece = target.closest(sign);
    if (!piece || piece === nearest || nearest?.contains(piece) === false) continue;
    piece.dataset.term = key;
    nearest = piece;
  }
  return nearest;
}
function pointed(event) {
  const element = termOf(event);
  if (!element) return event.target.closest?.("#term") ? undefined : hide();
  clearTimeout(waiting);
  if (element !== shown) waiting = setTimeout(() => show(element), 250);
}
document.addEventListener("pointerover", async (event) => {
  if (!signs && event.target.closest?.(PARTS)) {
    signs = [];
    for (const [key, term] of Object.entries(await read())) for (const sign of term.signs ?? []) signs.push([sign, key]);
  }
  if (event.pointerType !== "touch") pointed(event);
});
document.addEventListener("focusin", (event) => {
  const element = termOf(event);
  if (element) show(element);
  else hide();
});
document.addEventListener("focusout", hide);
document.addEventListener("click", (event) => {
  const element = termOf(event);
  if (!element || element.closest(".lit, button, a")) hide();
  else show(element);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });

// Underlined words can be reached with the keyboard; pieces of a board have a focus of their own, or none.
function reachable() {
  for (const element of document.querySelectorAll(".term[data-term]:not([tabindex])")) element.tabIndex = 0;
}
document.addEventListener("resolute:drawn", reachable);
reachable();
