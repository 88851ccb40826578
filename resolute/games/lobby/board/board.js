// Lobby's board: what a state says when one points at it. Everything here is extra: the page plays the same without it.

import { hints } from "../hint.js";

const region = document.getElementById("board");

function stateOf(target) {
  const shape = target.closest?.("[id^='lb-s-']");
  return shape && region.contains(shape) ? shape.id.slice("lb-s-".length) : null;
}

if (region) {
  const hide = hints(region, stateOf);
  document.addEventListener("resolute:drawn", ({ detail }) => { if (detail.regions.includes("board")) hide(); });
}
