// The waiting room: who is here changes as people come, and the game opens when the last one is in.
document.documentElement.classList.add("scripted");

const { table, stamp } = document.body.dataset;
const address = `/t/${table}`;

async function look() {
  try {
    const answer = await fetch(`${address}/room`);
    if (answer.status === 204) location.reload();
    else if (answer.ok) document.getElementById("people").innerHTML = await answer.text();
  } catch { /* the stream comes back, and with it the next look */ }
}

const stream = new EventSource(`${address}/events?have=${stamp}&lines=1`);
stream.addEventListener("update", look);
addEventListener("pageshow", (event) => event.persisted && location.reload());
addEventListener("pagehide", () => stream.close());

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (!copy) return;
  try {
    await navigator.clipboard.writeText(copy.dataset.copy);
    copy.textContent = "Copied";
  } catch {
    copy.closest("li").querySelector("input").select();
  }
});
