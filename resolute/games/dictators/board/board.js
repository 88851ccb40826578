// Dictators' board: what a place or a card says when one points at it, the way to a target, and where a small map is
// looked at. Everything here is extra: the page shows and plays the same without it.

import { hints } from "../hint.js";

const region = document.getElementById("board");
let hideHint = () => {};

function placeOf(target) {
  const at = target.closest?.("[data-at^='place:']");
  return at && region.contains(at) ? at.dataset.at.slice("place:".length) : null;
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

// Whoever points at a card reads all of it.

const reading = document.createElement("div");
reading.className = "card-hint";
reading.hidden = true;

function read(card) {
  const full = card?.querySelector(".full");
  reading.hidden = !full;
  if (!full) return;
  reading.replaceChildren(...full.cloneNode(true).childNodes);
  const box = card.getBoundingClientRect();
  reading.style.left = `${Math.max(8, Math.min(box.left, innerWidth - reading.offsetWidth - 8))}px`;
  reading.style.top = `${Math.max(8, box.top - reading.offsetHeight - 8)}px`;
}

function watch() {
  document.body.append(reading);
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      if (event.pointerType === "touch") return;
      showWay(event.target.closest?.("[data-goal]")?.dataset.goal ?? null);
      read(event.target.closest?.("[data-term]") ? null : event.target.closest?.(".card-d") ?? null);
    });
  }
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") read(null); });
}

// A map that is wider than its window is looked at where one may act, or else where one stands. It stays where
// somebody has pushed it, until there is something new to look at.

let looked = "";
let pushed = null;

function lookThere() {
  const scroller = region.querySelector(".scroller");
  if (!scroller || (scroller.scrollWidth <= scroller.clientWidth + 4 && scroller.scrollHeight <= scroller.clientHeight + 4)) return;
  const own = region.querySelector(".player.mine")?.dataset.seat;
  const pawns = [...scroller.querySelectorAll(own ? `#meeple-${own}` : ".meeple")];
  const things = [...scroller.querySelectorAll(".spot.lit"), ...pawns];
  const key = things.map((one) => one.dataset.at + one.parentNode.getAttribute("x")).join();
  if (scroller === pushed && key === looked) return;
  [pushed, looked] = [scroller, key];
  if (!things.length) return;
  // Where everything does not fit, the own pawn is in the middle.
  const frame = scroller.getBoundingClientRect();
  const boxes = things.map((one) => one.getBoundingClientRect());
  const pawn = boxes.at(-1);
  const middle = (low, high, room) => {
    const [from, to] = [Math.min(...boxes.map((box) => box[low])), Math.max(...boxes.map((box) => box[high]))];
    return to - from < room - 30 ? (from + to) / 2 : (pawn[low] + pawn[high]) / 2;
  };
  scroller.scrollLeft += middle("left", "right", frame.width) - frame.left - frame.width / 2;
  scroller.scrollTop += middle("top", "bottom", frame.height) - frame.top - frame.height / 2;
}

function changed() {
  hideHint();
  read(null);
  lookThere();
}

if (region) {
  hideHint = hints(region, placeOf, (target) => target.closest("svg") !== null);
  watch();
  changed();
  // Another window is another look.
  new ResizeObserver(() => { looked = ""; lookThere(); }).observe(region);
  document.addEventListener("resolute:drawn", (event) => { if (event.detail.regions.includes("board")) changed(); });
}
