// The rules page: what is typed into the search leaves only the sections that hold it. Without script the form asks the server.
const field = document.getElementById("find-rule");
const found = document.getElementById("rules-found");
const parts = [...document.querySelectorAll(".rules-text > section")];
const texts = parts.map((part) => part.textContent.toLowerCase());
const contents = document.querySelector(".contents");
if (matchMedia("(max-width: 60rem)").matches) contents.open = false;

function narrow() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = texts.map((text) => words.every((word) => text.includes(word)));
  let count = 0;
  let below = 9;
  // A heading stays while anything below it does, so that one sees where it belongs.
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const level = Number(parts[at].dataset.level);
    const leads = level < below && below < 9;
    parts[at].hidden = level > 1 && !fits[at] && !leads;
    parts[at].querySelector(".rule-body").hidden = !fits[at];
    count += fits[at];
    if (fits[at] || leads) below = level;
    else if (level < below) below = 9;
    const link = contents.querySelector(`a[href="#${CSS.escape(parts[at].dataset.id)}"]`);
    if (link) link.parentElement.hidden = parts[at].hidden;
  }
  found.textContent = words.length ? (count ? `${count} ${count === 1 ? "section" : "sections"}` : "Nothing found. Try another word.") : "";
}
field.addEventListener("input", narrow);
field.form.addEventListener("submit", (event) => { event.preventDefault(); narrow(); });
if (field.value) field.form.querySelector("a")?.remove();
