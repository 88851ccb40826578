// Dictators' board: what a place says when one points at it, the way to a target, and where a small map is looked at.
// Everything here is extra: the page shows and plays the same without it.

const region = document.getElementById("board");

// A card beside the pointer, from the place's line of the table.

const hint = document.createElement("div");
hint.className = "place-hint";
hint.setAttribute("role", "tooltip");
hint.hidden = true;
document.body.append(hint);

function placeOf(target) {
  const at = target.closest?.("[data-at^='place:']");
  return at && region.contains(at) ? at.dataset.at.slice("place:".length) : null;
}

function describe(place) {
  const row = document.getElementById(`row-${place}`);
  if (!row) return false;
  const heads = [...row.closest("table").tHead.rows[0].cells].map((cell) => cell.textContent);
  const [name, ...cells] = [...row.cells].map((cell) => cell.textContent.trim());
  const title = document.createElement("b");
  title.textContent = name;
  const list = document.createElement("dl");
  cells.forEach((text, at) => {
    if (!text) return;
    const line = document.createElement("div");
    const term = document.createElement("dt");
    const value = document.createElement("dd");
    term.textContent = heads[at + 1];
    value.textContent = text;
    line.append(term, value);
    list.append(line);
  });
  hint.replaceChildren(title, list);
  return true;
}

function showHint(place, box) {
  if (!place || !describe(place)) return;
  hint.hidden = false;
  const { offsetWidth: width, offsetHeight: height } = hint;
  const right = box.right + 14 + width < innerWidth;
  hint.style.left = `${Math.max(4, right ? box.right + 14 : box.left - width - 14)}px`;
  hint.style.top = `${Math.max(4, Math.min(box.top, innerHeight - height - 8))}px`;
}

const hideHint = () => { hint.hidden = true; };

function watchPointer() {
  let shown = null;
  region.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const place = placeOf(event.target);
    if (!place) { shown = null; hideHint(); return; }
    const point = { left: event.clientX, right: event.clientX, top: event.clientY };
    if (place !== shown) { shown = place; showHint(place, point); }
  });
  region.addEventListener("pointerleave", () => { shown = null; hideHint(); });
  region.addEventListener("focusin", (event) => {
    const place = placeOf(event.target);
    if (place && event.target.closest("svg")) showHint(place, event.target.getBoundingClientRect());
  });
  region.addEventListener("focusout", hideHint);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hideHint(); });
}

// Whoever points at a target sees the way to it on the map.

function showWay(goal) {
  const world = region.querySelector(".world");
  if (!world) return;
  let any = false;
  for (const way of world.querySelectorAll(".way")) {
    const shown = goal !== null && way.dataset.way === goal;
    way.classList.toggle("shown", shown);
    any ||= shown;
  }
  world.classList.toggle("shows", any);
}

function watchTargets() {
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => showWay(event.target.closest?.("[data-goal]")?.dataset.goal ?? null));
  }
}

// A map that is wider than its window is looked at where one may act, or else where one stands. It stays where
// somebody has pushed it, until there is something new to look at.

let looked = "";
let pushed = null;

function lookThere() {
  const scroller = region.querySelector(".scroller");
  if (!scroller || scroller.scrollWidth <= scroller.clientWidth + 4) return;
  const spots = [...scroller.querySelectorAll(".spot.lit")];
  const own = region.querySelector(".player.mine")?.dataset.seat;
  const things = spots.length ? spots : [...scroller.querySelectorAll(own ? `#meeple-${own}` : ".meeple")];
  const key = things.map((one) => one.dataset.at + one.getAttribute("transform")).join();
  if (scroller === pushed && key === looked) return;
  [pushed, looked] = [scroller, key];
  if (!things.length) return;
  const middles = things.map((one) => one.getBoundingClientRect()).map((box) => box.left + box.width / 2);
  const middle = (Math.min(...middles) + Math.max(...middles)) / 2 - scroller.getBoundingClientRect().left;
  scroller.scrollLeft += middle - scroller.clientWidth / 2;
}

function changed() {
  hideHint();
  lookThere();
}

if (region) {
  watchPointer();
  watchTargets();
  changed();
  document.addEventListener("resolute:drawn", (event) => { if (event.detail.regions.includes("board")) changed(); });
}
