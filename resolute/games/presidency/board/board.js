// Presidency's board: the stage follows the game again when it turns to another board. Everything here is extra: without
// it a new page shows the board that the game is about.

const region = document.getElementById("board");
const frame = () => document.getElementById("presidency-board");
const focus = () => /\bf-(\w+)/.exec(frame()?.className ?? "")?.[1];
const order = ["house", "congress", "nation", "world", "strategic", "crises", "year"];

if (region) {
  const pick = (id) => { const one = document.getElementById(id); if (one) one.checked = true; };
  const picked = () => document.querySelector(".pr-pick:checked")?.id;
  let shown = focus();
  let before = null;

  // What happens is seen where it happens: the stage turns there, and back to where one looked once it is told.
  document.addEventListener("resolute:shown", ({ detail }) => {
    const ids = detail.lines.flatMap((line) => line.about ?? []);
    const panels = ids.map((id) => region.querySelector(`[data-at="${CSS.escape(id)}"]`)?.closest(".pr-panel")).filter(Boolean);
    if (!panels.length || panels.some((panel) => panel.checkVisibility())) return;
    before ??= picked();
    pick(`pr-pick-${panels[0].id.replace("pr-", "")}`);
  });
  document.addEventListener("resolute:drawn", ({ detail }) => {
    const now = focus();
    if (now !== shown) {
      shown = now;
      before = null;
      pick("pr-now");
    }
    if (before && detail.regions.includes("decision")) {
      pick(before);
      before = null;
    }
  });

  // The next board in line.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "[" && event.key !== "]") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=radio]), textarea, select")) return;
    const at = order.indexOf(picked() === "pr-now" ? focus() : picked().replace("pr-pick-", ""));
    const there = order.filter((one) => document.querySelector(`.t-${one}`));
    const next = there[(at + (event.key === "]" ? 1 : there.length - 1)) % there.length];
    pick(next === focus() ? "pr-now" : `pr-pick-${next}`);
  });
}
