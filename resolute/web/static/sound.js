// Sounds, off unless somebody turns them on: a piece is put down, dice roll, it is your turn. All of them are made here.
const KEY = "resolute:sounds";
const $ = (selector) => document.querySelector(selector);
const kept = () => { try { return localStorage.getItem(KEY) === "on"; } catch { return false; } };
let on = kept();
let air = null;

// A browser lets a page be heard only after somebody has touched it.
function awake() {
  air ??= new AudioContext();
  if (air.state === "suspended") air.resume();
  return air;
}

function tone(pitch, at, long, loud) {
  const voice = new OscillatorNode(air, { type: "sine", frequency: pitch });
  const volume = new GainNode(air, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  voice.connect(volume).connect(air.destination);
  voice.start(at);
  voice.stop(at + long);
}

function knock(at, pitch, loud) {
  const long = Math.round(air.sampleRate * 0.035);
  const noise = air.createBuffer(1, long, air.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < long; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / long) ** 3;
  const source = new AudioBufferSourceNode(air, { buffer: noise });
  const wood = new BiquadFilterNode(air, { type: "bandpass", frequency: pitch, Q: 1.4 });
  source.connect(wood).connect(new GainNode(air, { gain: loud })).connect(air.destination);
  source.start(at);
}

const SOUNDS = {
  piece: (now) => knock(now, 900, 0.35),
  dice: (now) => { for (let i = 0; i < 5; i += 1) knock(now + i * 0.06 + Math.random() * 0.03, 1300 + Math.random() * 900, 0.4 - i * 0.06); },
  turn: (now) => { tone(659, now + 0.15, 0.5, 0.09); tone(880, now + 0.3, 0.7, 0.09); },
};

export function play(sound) {
  if (!on || document.hidden || !air || air.state !== "running") return;
  document.documentElement.dataset.heard = sound;
  SOUNDS[sound](air.currentTime);
}

const roll = () => $("#journal li:has(.pip)")?.id ?? "";
const mine = () => $("#decision .yours") !== null;
let rolled = roll();
let yours = mine();
document.addEventListener("resolute:drawn", ({ detail }) => {
  const [last, was] = [rolled, yours];
  [rolled, yours] = [roll(), mine()];
  if (detail.first) return;
  if (rolled !== last) play("dice");
  else if (detail.regions.includes("board")) play("piece");
  if (yours && !was) play("turn");
});

const button = document.createElement("button");
button.type = "button";
button.id = "sounds";
button.className = $("#bell").className;
const shown = () => { button.textContent = on ? "Sounds: on" : "Sounds: off"; };
shown();
button.addEventListener("click", () => {
  on = !on;
  try { localStorage.setItem(KEY, on ? "on" : ""); } catch { /* it holds until the page is left */ }
  shown();
  if (on) awake().resume().then(() => play("piece"));
});
$("#bell").after(button);
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => on && awake(), { passive: true });
