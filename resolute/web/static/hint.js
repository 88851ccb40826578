// A card beside the pointer: what the board's own table says in its line about the piece that one points at.

export function hints(region, pieceOf, focused = () => true) {
  const hint = document.createElement("div");
  hint.className = "piece-hint";
  hint.setAttribute("role", "tooltip");
  hint.hidden = true;
  document.body.append(hint);
  const hide = () => { hint.hidden = true; };

  function describe(piece) {
    const row = document.getElementById(`row-${piece}`);
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

  function show(piece, box) {
    if (!piece || !describe(piece)) return;
    hint.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = hint;
    const right = box.right + 14 + width < innerWidth;
    hint.style.left = `${Math.max(4, right ? box.right + 14 : box.left - width - 14)}px`;
    hint.style.top = `${Math.max(4, Math.min(box.top, innerHeight - height - 8))}px`;
  }

  let shown = null;
  region.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const piece = event.target.closest?.("[data-term]") ? null : pieceOf(event.target);
    if (!piece) { shown = null; hide(); return; }
    // The browser's own tooltip would say less, and lie on top.
    const title = event.target.querySelector?.(":scope > title");
    if (title) { event.target.setAttribute("aria-label", title.textContent); title.remove(); }
    const point = { left: event.clientX, right: event.clientX, top: event.clientY };
    if (piece !== shown) { shown = piece; show(piece, point); }
  });
  region.addEventListener("pointerleave", () => { shown = null; hide(); });
  region.addEventListener("focusin", (event) => {
    const piece = pieceOf(event.target);
    if (piece && focused(event.target)) show(piece, event.target.getBoundingClientRect());
  });
  region.addEventListener("focusout", hide);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  return hide;
}
