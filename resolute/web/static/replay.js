// Autoplay: a replay goes on by itself, a move at a time, until it is stopped or the game is told.
import { go, page } from "./live.js";

const PACE = 1100;
let playing = 0;

const last = () => Number(document.getElementById("scrubber")?.max ?? 0);

function shown() {
  const button = document.getElementById("autoplay");
  button?.setAttribute("aria-pressed", String(Boolean(playing)));
  if (button) button.textContent = playing ? "Pause" : "Play";
}

export function stop() {
  clearTimeout(playing);
  playing = 0;
  shown();
}

function step(wait) {
  playing = setTimeout(async () => {
    if (!page.past) return stop();
    const ticket = playing;
    await go(page.moves + 1);
    if (playing !== ticket) return;
    if (page.past && page.moves < last()) step(PACE);
    else stop();
  }, wait);
  shown();
}

export const start = () => { if (!playing) step(PACE); };

document.addEventListener("click", (event) => {
  if (!event.target.closest("#autoplay")) return;
  if (playing) stop();
  else step(0);
});
// Whoever goes somewhere else on their own has stopped watching.
document.addEventListener("input", (event) => { if (event.target.id === "scrubber") stop(); });
document.addEventListener("resolute:drawn", shown);
