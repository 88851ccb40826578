// Lobby's board: what a state says when one points at it, and the sign of a lobby beside what it did. Everything here is
// extra: the page plays the same without it.

import { hints } from "../hint.js";

const region = document.getElementById("board");

function stateOf(target) {
  const shape = target.closest?.("[id^='lb-s-']");
  return shape && region.contains(shape) ? shape.id.slice("lb-s-".length) : null;
}

// A line of the journal names the seat that it is about; the board draws the sign of each seat once.
const SVG = "http://www.w3.org/2000/svg";
function sign() {
  for (const line of document.querySelectorAll("#told [data-about*='seat:']:not(.signed)")) {
    const seat = /seat:(\d)/.exec(line.dataset.about)[1];
    if (!document.getElementById(`lbm${seat}`)) continue;
    const mark = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    mark.setAttribute("class", `lb-mark xs by-lb${seat}`);
    mark.setAttribute("aria-hidden", "true");
    use.setAttribute("href", `#lbm${seat}`);
    mark.append(use);
    (line.querySelector("h3, p") ?? line).prepend(mark, " ");
    line.classList.add("signed");
  }
}

if (region) {
  sign();
  document.addEventListener("resolute:drawn", sign);
  const hide = hints(region, stateOf);
  document.addEventListener("resolute:drawn", ({ detail }) => { if (detail.regions.includes("board")) hide(); });
}
