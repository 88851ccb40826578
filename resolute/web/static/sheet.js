// A phone's sheet holds the decision, the cards and the journal below the board. It stands at a peek, at half or full,
// and is dragged, tapped or moved with the arrow keys.
const SIZES = ["peek", "half", "full"];
const SAID = { peek: "closed", half: "half open", full: "open" };
const phone = matchMedia("(max-width: 43.75rem)");
const [body, rail, grip] = [document.body, document.querySelector(".rail"), document.getElementById("grip")];
const [field, cards, goal] = [document.querySelector(".field"), document.getElementById("cards"), document.getElementById("goal")];

export const size = () => body.dataset.sheet ?? "half";

export function resize(to) {
  body.dataset.sheet = to;
  rail.style.removeProperty("height");
  grip.setAttribute("aria-label", `Panel: ${SAID[to]}`);
  grip.setAttribute("aria-expanded", String(to !== "peek"));
}

// On a phone cards and goal stand in the sheet; elsewhere in the field.
function settle() {
  if (phone.matches) {
    document.getElementById("decision").after(cards, goal);
    resize(size());
  } else if (cards.parentElement !== field) {
    field.prepend(goal);
    field.append(cards);
    rail.style.removeProperty("height");
  }
}

const step = (by) => resize(SIZES[Math.min(Math.max(SIZES.indexOf(size()) + by, 0), 2)]);

// The nearest of the three sizes, unless it was thrown up or down.
function nearest(height, speed) {
  if (Math.abs(speed) > 0.5) return step(speed < 0 ? 1 : -1);
  const whole = rail.parentElement.clientHeight;
  const half = innerHeight / 2;
  return resize(height < half * 0.6 ? "peek" : height > (half + whole) / 2 ? "full" : "half");
}

let held = null;
grip.addEventListener("pointerdown", (event) => {
  held = { y: event.clientY, height: rail.offsetHeight, at: event.timeStamp, moved: false };
  grip.setPointerCapture(event.pointerId);
});
grip.addEventListener("pointermove", (event) => {
  if (!held) return;
  const up = held.y - event.clientY;
  if (Math.abs(up) > 4) held.moved = true;
  if (held.moved) rail.style.height = `${Math.min(Math.max(held.height + up, 48), rail.parentElement.clientHeight)}px`;
});
for (const kind of ["pointerup", "pointercancel"]) {
  grip.addEventListener(kind, (event) => {
    if (held?.moved) nearest(rail.offsetHeight, (event.clientY - held.y) / Math.max(event.timeStamp - held.at, 1));
    // A drag ends with a click as well, which is not meant.
    const dragged = held?.moved ?? false;
    held = null;
    if (dragged) grip.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
  });
}
grip.addEventListener("click", () => resize(size() === "half" ? "full" : "half"));
grip.addEventListener("keydown", (event) => {
  const by = { ArrowUp: 1, ArrowDown: -1, Home: -2, End: 2 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  step(by);
});
// Whatever gets the focus must be in sight.
rail.addEventListener("focusin", (event) => {
  if (phone.matches && size() === "peek" && event.target !== grip && event.target.matches(":focus-visible")) resize("half");
});
// After a choice the board is what one wants to see.
document.addEventListener("submit", (event) => {
  if (phone.matches && event.target.id === "move" && size() === "full") resize("half");
});
// A new question begins at its top, and so does the end of a game, once what stood above it is gone.
document.addEventListener("resolute:drawn", ({ detail }) => {
  if (!phone.matches || !detail.regions.includes("decision")) return;
  requestAnimationFrame(() => {
    const asked = document.querySelector("#decision .yours, #decision .over");
    if (asked) rail.scrollTop = Math.max(0, asked.offsetTop - grip.offsetHeight);
  });
});
phone.addEventListener("change", settle);
settle();
