// A finished game: its chance curve and biggest swings, fetched once, with a mark where a replay stands.
let told = null;

function mark(moves) {
  for (const curve of document.querySelectorAll(".curve")) {
    const { first, last } = curve.dataset;
    const x = Math.round((3000 * (moves - first)) / Math.max(1, last - first)) / 10;
    curve.querySelector(".now").setAttribute("d", moves !== null && moves >= first && moves < last ? `M${x} 0V80` : "");
  }
}

export async function lookBack(moves) {
  const places = [...document.querySelectorAll("[data-review]:not([data-told])")];
  if (places.length) {
    told ??= fetch(places[0].dataset.review, { headers: { "X-Resolute": "fetch" } }).then((answer) => (answer.ok ? answer.text() : "")).catch(() => "");
    const html = await told;
    if (!html) told = null;
    for (const place of html ? places : []) {
      place.dataset.told = "";
      place.innerHTML = html;
    }
  }
  mark(moves);
}
