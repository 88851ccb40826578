// The coach of a first game: a ring around what the card points at, and "Got it" that puts the card away.
const REGIONS = new Set(["decision", "options", "tally", "cards", "board", "journal", "goal"]);
let done = "";
let rings = [];

function targets(name) {
  if (REGIONS.has(name)) return [document.getElementById(name)].filter(Boolean);
  return [...document.querySelectorAll(`[data-at="${CSS.escape(name)}"], [data-piece="${CSS.escape(name)}"]`)].slice(0, 3);
}

function ring() {
  for (const one of rings) one.remove();
  rings = [];
  const card = document.querySelector(".coach");
  if (!card || card.hidden || !card.offsetParent) return;
  const places = targets(card.dataset.points);
  for (const target of places) {
    const box = target.getBoundingClientRect();
    if (!box.width || !box.height || target.contains(card)) continue;
    const one = document.createElement("div");
    one.className = "coach-ring";
    one.setAttribute("aria-hidden", "true");
    one.style.cssText = `left:${box.left - 3}px;top:${box.top - 3}px;width:${box.width + 6}px;height:${box.height + 6}px`;
    document.body.append(one);
    rings.push(one);
  }
}

function settle() {
  const card = document.querySelector(".coach");
  if (card) card.hidden = card.querySelector(".coach-step").textContent === done;
  ring();
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-coach=done]")) return;
  const card = event.target.closest(".coach");
  done = card.querySelector(".coach-step").textContent;
  settle();
  document.querySelector("#decision h2")?.focus({ preventScroll: true });
});
document.addEventListener("resolute:drawn", settle);
addEventListener("resize", ring);
document.addEventListener("scroll", ring, { capture: true, passive: true });
settle();
