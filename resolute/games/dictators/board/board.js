// Dictators' board: what a place says when one points at it, the way to a target, and where a small map is looked at.
// Everything here is extra: the page shows and plays the same without it.

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
  hideHint = hints(region, placeOf, (target) => target.closest("svg") !== null);
  watchTargets();
  changed();
  document.addEventListener("resolute:drawn", (event) => { if (event.detail.regions.includes("board")) changed(); });
}
