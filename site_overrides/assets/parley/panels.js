// The panels that say what is saved on this device, and the note of it that outlives the page.
//
// Noted in localStorage: { date (saved), wanted (begun, not done), proved (the engine that has
// answered from here), off (removed: nothing is stored until the reader asks) }.

import { isPossible, root } from "./service.js";

const KEY = `parley:offline:${root.pathname}`;
let state = ""; // which words the panels show
let figures = { there: 0, all: 1 };
let drawing = 0; // the frame that will show them
const MOVING = ["saving", "mending"];
const PATIENCE = 10_000; // milliseconds without a byte after which that is said
let timer = 0;
let isSilent = false; // whether so long nothing has come

export function mark(change) {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY)) ?? {};
    if (change) localStorage.setItem(KEY, JSON.stringify({ ...kept, ...change }));
  } catch {
    // no storage, or damaged: as if nothing had been saved
  }
  return { ...kept, ...change };
}

export function show(now = state) {
  if (now !== state) hearken();
  state = now;
  const said = isSilent && MOVING.includes(state) ? "silent" : state;
  for (const panel of document.querySelectorAll("[data-saving]")) {
    panel.hidden = !isPossible || !state;
    for (const piece of panel.querySelectorAll("[data-when]")) {
      piece.hidden = !piece.dataset.when.split(" ").includes(said);
    }
    Object.assign(panel.querySelector("progress"), { value: figures.there, max: figures.all });
  }
  const { date } = mark();
  put("there", (figures.there / 1e6).toFixed(1));
  put("all", (figures.all / 1e6).toFixed(1));
  put("date", date ? new Date(date).toLocaleDateString("en-GB", { dateStyle: "long" }) : "–");
  return state;
}

// The bytes that are there, while they come: drawn once a frame, however many pieces come in it.
export function moved(there, all) {
  figures = { there, all };
  hearken();
  drawing ||= requestAnimationFrame(() => {
    drawing = 0;
    if (MOVING.includes(state)) show();
  });
}

function hearken() {
  clearTimeout(timer);
  isSilent = false;
  timer = setTimeout(() => {
    isSilent = true;
    show();
  }, PATIENCE);
}

export function put(name, figure) {
  for (const place of document.querySelectorAll(`[data-figure="${name}"]`)) place.textContent = figure;
}
