// Setting up a table: presets write the settings, and the server says what would start and what does not go together.
document.documentElement.classList.add("scripted");

const form = document.getElementById("setup");
const control = (name) => form.elements.namedItem(`set-${name}`);
let asked = 0;

function write(name, place) {
  const one = control(name);
  if (one.type === "checkbox") one.checked = place > 0;
  else one.value = place;
}

async function look(preset) {
  const fields = new URLSearchParams(new FormData(form));
  fields.delete("csrf");
  if (preset) fields.set("preset", preset);
  const ticket = (asked += 1);
  const answer = await fetch(`${form.getAttribute("action")}?${fields}`, { headers: { "X-Resolute": "fetch" } });
  if (!answer.ok || ticket !== asked) return;
  show(await answer.json());
}

function show({ name, summary, preset, chosen, barred }) {
  let dropped = false;
  for (const [setting, place] of Object.entries(chosen)) {
    const off = barred[setting] ?? {};
    const one = control(setting);
    // What no longer goes with the rest is turned off, and says why.
    if (place in off) dropped = true;
    write(setting, place in off ? 0 : place);
    if (one.type === "checkbox") one.disabled = "1" in off;
    else if (one.options) for (const option of one.options) option.disabled = option.value in off;
    const why = form.querySelector(`[data-setting="${setting}"] .why`);
    if (why) why.textContent = [...new Set(Object.values(off))].join(" · ");
  }
  for (const card of form.querySelectorAll("[data-preset]")) {
    if (card.dataset.preset === preset) card.setAttribute("aria-current", "true");
    else card.removeAttribute("aria-current");
  }
  document.getElementById("mix").textContent = name;
  document.getElementById("summary").textContent = summary;
  if (dropped) look();
}

form.addEventListener("change", () => look());
form.addEventListener("click", (event) => {
  const card = event.target.closest("[data-preset]");
  if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  look(card.dataset.preset);
});
