// Invitations that somebody opened and has not used yet: this browser remembers them, and the front page shows those
// that still work.
const KEPT = "resolute-invitations";
const MOST = 5;

function kept() {
  try { return JSON.parse(localStorage.getItem(KEPT)) ?? []; } catch { return []; }
}
function keep(all) {
  try { localStorage.setItem(KEPT, JSON.stringify(all.slice(0, MOST))); } catch { /* private mode */ }
}
const others = (path) => kept().filter((one) => one.path !== path);

const opened = document.querySelector("[data-invited]");
const list = document.querySelector("#invited ul");
if (opened) {
  const path = location.pathname;
  if (opened.dataset.invited) keep([{ path, title: opened.dataset.invited, side: opened.dataset.side }, ...others(path)]);
  else keep(others(path));
  document.addEventListener("submit", () => keep(others(path)));
}

async function show(one) {
  const answer = await fetch(one.path).catch(() => null);
  if (!answer) return;
  if (!answer.ok) { keep(others(one.path)); return; }
  const item = document.createElement("li");
  const name = document.createElement("a");
  const told = document.createElement("span");
  const join = document.createElement("a");
  name.className = "name";
  told.className = "small";
  join.className = "button primary";
  name.href = join.href = one.path;
  name.textContent = one.title;
  told.textContent = one.side;
  join.textContent = "Join";
  join.tabIndex = -1;
  join.setAttribute("aria-hidden", "true");
  item.append(name, told, join);
  list.append(item);
  document.getElementById("invited").hidden = false;
}
if (list) for (const one of kept()) if (one.path?.startsWith("/t/")) show(one);
