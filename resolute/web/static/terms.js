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

async function show(element) {
  clearTimeout(waiting);
  if (shown === element) return;
  hide();
  shown = element;
  const term = (await read())[element.dataset.term];
  if (shown !== element || !term) return;
  const name = document.createElement("b");
  name.textContent = term.name;
  card.replaceChildren(name, ` ${term.text}`);
  card.hidden = false;
  if (!element.hasAttribute("aria-describedby")) element.setAttribute("aria-describedby", "term");
  const box = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = box.bottom + SPACE + height < innerHeight;
  card.style.left = `${Math.max(SPACE, Math.min(box.left, innerWidth - width - SPACE))}px`;
  card.style.top = `${Math.max(SPACE, below ? box.bottom + SPACE : box.top - height - SPACE)}px`;
}

const termOf = (event) => event.target.closest?.("[data-term]");
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const element = termOf(event);
  if (!element) return event.target.closest?.("#term") ? undefined : hide();
  clearTimeout(waiting);
  if (element !== shown) waiting = setTimeout(() => show(element), 250);
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
