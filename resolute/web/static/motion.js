// Motion: a moved piece travels, a rolled die tumbles, a changed number counts: the own move in under 300 ms, the others'
// at the pace of the show, or not at all.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const LONG = 260;
const number = (text) => Number(text.replaceAll(",", "").replace("−", "-"));

export function remember(regions) {
  if (still.matches || document.hidden) return null;
  const pieces = new Map();
  const counts = new Map();
  for (const piece of document.querySelectorAll("[data-piece]")) pieces.set(piece.dataset.piece, piece.getBoundingClientRect());
  for (const name of regions) {
    for (const one of document.getElementById(name)?.querySelectorAll("[data-count]") ?? []) counts.set(one.dataset.count, one.textContent.trim());
  }
  const dice = document.querySelector("#decision .dice")?.textContent ?? "";
  return { pieces, counts, dice };
}

// A length on the screen in the units of the drawing that the piece is part of.
function scale(piece) {
  const matrix = piece.ownerSVGElement ? piece.parentNode.getScreenCTM?.() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

export function travel(before, regions, long = LONG) {
  if (!before) return;
  const moved = [];
  for (const name of regions) {
    for (const piece of document.getElementById(name)?.querySelectorAll("[data-piece]") ?? []) {
      const was = before.pieces.get(piece.dataset.piece);
      const is = piece.getBoundingClientRect();
      if (!was) moved.push([piece, { opacity: [0, 1] }]);
      else if (Math.abs(was.x - is.x) + Math.abs(was.y - is.y) > 2 && is.width) {
        const by = scale(piece);
        moved.push([piece, { translate: [`${(was.x - is.x) / by}px ${(was.y - is.y) / by}px`, "0px 0px"] }]);
      }
    }
    for (const one of document.getElementById(name)?.querySelectorAll("[data-count]") ?? []) {
      const old = before.counts.get(one.dataset.count);
      if (old !== undefined && old !== one.textContent.trim()) count(one, number(old), number(one.textContent), long);
    }
  }
  // Measured first, animated after: the two must not take turns.
  for (const [piece, frames] of moved.slice(0, 60)) piece.animate(frames, { duration: long, easing: "ease-out" });
  const dice = document.querySelector("#decision .dice");
  if (dice && dice.textContent !== before.dice) {
    dice.querySelectorAll("[data-die]").forEach((die, at) => {
      die.animate({ rotate: [`${at % 2 ? 200 : -200}deg`, "0deg"], scale: [0.6, 1] }, { duration: long, easing: "ease-out" });
    });
  }
}

function count(element, from, to, long) {
  if (!Number.isFinite(from) || !Number.isFinite(to) || Math.abs(to - from) < 2) return;
  const final = element.textContent;
  const start = performance.now();
  const step = (now) => {
    const part = Math.min(1, (now - start) / long);
    if (!element.isConnected) return;
    element.textContent = part < 1 ? Math.round(from + (to - from) * part).toLocaleString("en").replace("-", "−") : final;
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
