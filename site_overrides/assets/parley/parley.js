// Carries text between the page and Python. Events are caught once, on the document, so that a page
// that comes and goes (instant navigation) has nothing to bind again.

import { fail, watch as watchOver } from "./asking.js";
import { ask } from "./engine.js";
import { fill, read, readFile, showFaults, step } from "./form.js";
import { renew } from "./morph.js";
import { outdated } from "./more.js";
import * as table from "./table.js";
import { choose, shown } from "./views.js";
import { watch } from "./warm.js";

const root = new URL("../../", import.meta.url);
const latest = new Map(); // calculator id → number of its newest question
let asked = 0;
let edited = ""; // the calculator and field that the newest history entry belongs to
const current = new Map(); // calculator id → the state it shows
let page = ""; // the path of the page that `past` belongs to
const past = new Map(); // fragment → the states of all calculators when it was the address

const calcOf = (node) => node.closest?.("[data-calculator]");
const partOf = (calc, name) => calc.querySelector(`[data-part="${name}"]`);

// From this page to the site's top, as the build writes it: "", "../", …
function top() {
  const below = location.pathname.slice(root.pathname.length);
  return "../".repeat(below.split("/").length - 1);
}

async function question(calc, body, { field = "", write = true } = {}) {
  const id = calc.dataset.calculator;
  const mine = ++asked;
  latest.set(id, mine);
  calc.dataset.asking = "true";
  const end = watchOver(calc, (on) => latest.get(id) === mine && waits(calc, on));
  try {
    const text = JSON.stringify({ calculator: id, root: top(), ...body });
    const answer = JSON.parse(await ask(text, { key: id, supersedes: true }));
    if (latest.get(id) !== mine || !calc.isConnected) return;
    place(calc, answer, { field, write });
  } catch (error) {
    if (latest.get(id) === mine) fail(calc, error.message);
  } finally {
    end();
    if (latest.get(id) === mine) delete calc.dataset.asking;
  }
}

// While Python starts, the answer in the page is for earlier figures, and looks so.
function waits(calc, on) {
  show(calc, "wait", on);
  calc.classList.toggle("is-waiting", on);
}

function place(calc, answer, { field, write }) {
  for (const [name, html] of Object.entries(answer.parts ?? {})) renew(partOf(calc, name), html);
  showFaults(calc, answer.faults);
  shown(calc);
  const stale = !answer.parts;
  show(calc, "stale", stale);
  calc.classList.toggle("is-stale", stale);
  calc.querySelector("[data-said]").textContent = answer.said ?? "";
  note(calc, homeless(calc, answer.faults).join(" "));
  if (!answer.parts) return;
  current.set(calc.id, answer.state);
  outdated(calc);
  table.mark(calc);
  table.lead(calc);
  if (write) remember(calc, answer.state, field);
  const key = storageKey(calc); // the page may be another by then
  soon(() => keep(calc, key, answer.state));
}

// What can wait until the answer is drawn; done at once where the page is left before.
const waiting = new Set();

function soon(work) {
  waiting.add(work);
  setTimeout(() => waiting.delete(work) && work(), 30);
}

addEventListener("pagehide", () => {
  for (const work of waiting) waiting.delete(work) && work();
});

// A sentence that is seen as well as heard; none hides the last one.
function note(calc, words) {
  const place = calc.querySelector("[data-note]");
  place.textContent = words;
  place.hidden = !words;
}

// Faults that belong to no field of the form, such as an old link's edition.
function homeless(calc, faults) {
  const fields = new Set([...calc.querySelectorAll("[data-fault]")].map((place) => place.dataset.fault));
  return Object.entries(faults).filter(([name]) => !fields.has(name)).map(([, said]) => said);
}

function show(calc, what, on) {
  calc.querySelector(`.calc-${what}`)?.toggleAttribute("hidden", !on);
}

// The address asks the same question again. A new entry for each field that is changed, one for all
// changes of the same field, so that Back goes one decision back.
function remember(calc, state, field) {
  const mine = `${calc.id} ${field}`;
  const hash = `#${state}`;
  if (hash !== location.hash) {
    if (edited === mine) history.replaceState(history.state, "", hash);
    else history.pushState(history.state, "", hash);
    edited = mine;
  }
  past.set(hash, new Map(current));
}

// What was entered and answered lasts as long as the tab, also when the page is left.
function keep(calc, key, state) {
  const parts = {};
  for (const piece of calc.querySelectorAll("[data-part]")) {
    if (piece.dataset.part !== "form" && !piece.closest("[data-more]")) parts[piece.dataset.part] = piece.innerHTML;
  }
  const { rulings } = calc.dataset;
  const whole = { inputs: read(calc.querySelector("form")), parts, state, rulings };
  try {
    sessionStorage.setItem(key, JSON.stringify(whole));
  } catch {
    // no storage: the page works on, it only forgets
  }
}

function storageKey(calc) {
  const build = document.querySelector("meta[name=parley-build]")?.content;
  return `parley:${build}:${location.pathname}#${calc.id}`;
}

function restore(calc) {
  try {
    const whole = JSON.parse(sessionStorage.getItem(storageKey(calc)));
    if (!whole) return;
    fill(calc.querySelector("form"), whole.inputs);
    for (const [name, html] of Object.entries(whole.parts)) renew(partOf(calc, name), html);
    current.set(calc.id, whole.state);
    if (whole.rulings) calc.dataset.rulings = whole.rulings;
    shown(calc);
    outdated(calc);
  } catch {
    // damaged or refused storage: the page's own answer stands
  }
}

// Ask what a link asks. The form shows it at once, so that what is entered meanwhile builds on it.
function open(calc, state, options) {
  const said = new URLSearchParams(`${calc.dataset.defaults}&${state.split("?")[1]}`);
  fill(calc.querySelector("form"), Object.fromEntries(said));
  question(calc, { state }, options);
}

// A calculator's id and a question mark in the address: a link, or Back.
function fromAddress({ scroll = true } = {}) {
  const state = location.hash.slice(1);
  const calc = document.getElementById(state.split("?")[0]);
  if (!state.includes("?") || !calc?.dataset.calculator) return false;
  if (scroll) calc.scrollIntoView({ block: "start" });
  open(calc, state, { write: false });
  return true;
}

// Called for each page that comes.
function mount() {
  if (page !== location.pathname) past.clear(); // also where the page has no calculator
  page = location.pathname;
  const fresh = [...document.querySelectorAll("[data-calculator]:not([data-mounted])")];
  if (!fresh.length) return;
  edited = "";
  for (const calc of fresh) {
    calc.dataset.mounted = "true";
    current.set(calc.id, calc.dataset.built);
    restore(calc);
  }
  watch();
  const linked = location.hash.slice(1).split("?");
  for (const calc of fresh) {
    table.lead(calc);
    if (linked.length > 1 && calc.id === linked[0]) table.mark(calc);
    else begin(calc);
  }
  past.set(location.hash, new Map(current));
  fromAddress();
}

// With the table's rulings, where those differ from what stands in the page.
async function begin(calc) {
  const isOther = await table.begin(calc);
  if (isOther && calc.isConnected) question(calc, { inputs: read(calc.querySelector("form")) }, { write: false });
}

// As the calculator starts.
async function reset(calc) {
  const rulings = new URLSearchParams(await table.mine(calc));
  open(calc, `${calc.dataset.built}&${rulings}`, { field: "reset" });
}

// Every calculator as it was when this was the address; false if that is not known.
function showPast() {
  const then = past.get(location.hash);
  for (const calc of then ? document.querySelectorAll("[data-calculator]") : []) {
    const state = then.get(calc.id);
    if (state && state !== current.get(calc.id)) open(calc, state, { write: false });
  }
  return Boolean(then);
}

const live = (event) => calcOf(event.target);

document.addEventListener("input", (event) => {
  const calc = live(event);
  const form = event.target.closest("form");
  if (event.target.dataset.into !== undefined) readFile(event.target);
  else if (calc && form) question(calc, { inputs: read(form) }, { field: event.target.name });
});

document.addEventListener("parley:failed", ({ target, detail }) => fail(calcOf(target), detail));

document.addEventListener("submit", (event) => live(event) && event.preventDefault());

document.addEventListener("keydown", (event) => {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!by || !live(event) || event.target.dataset.least === undefined) return;
  event.preventDefault();
  pressed(event.target, by);
});

document.addEventListener("click", (event) => {
  const calc = live(event);
  const button = event.target.closest("button");
  if (!calc || !button) return;
  if (button.dataset.step) pressed(document.getElementById(button.dataset.for), Number(button.dataset.step));
  if (button.dataset.reset !== undefined) reset(calc);
  if (button.dataset.retry !== undefined) {
    question(calc, { inputs: read(calc.querySelector("form")) });
  }
  if (button.dataset.view) choose(button);
  if (button.dataset.copies !== undefined) copyFile(calc, button);
});

// What a box tries is taken here, as if it had been entered: the theme would fetch the page anew.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-more] a");
  const calc = link && live(event);
  if (!calc || !link.hash.startsWith(`#${calc.id}?`) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  open(calc, link.hash.slice(1), { field: link.hash });
}, { capture: true });

function pressed(box, by) {
  step(box, by);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

// The text of the file that the link beside a button saves.
async function copyFile(calc, button) {
  const { href } = button.parentElement.querySelector("a[download]");
  try {
    await navigator.clipboard.writeText(decodeURIComponent(href.slice(href.indexOf(",") + 1)));
    note(calc, button.dataset.copied);
  } catch {
    // no clipboard: the link still saves the file
  }
}

// Back and forward, and links within the page.
addEventListener("hashchange", () => {
  if (page !== location.pathname) return; // the page of that address is on its way
  edited = "";
  if (!showPast()) fromAddress({ scroll: false });
});

if (window.document$) window.document$.subscribe(mount);
else mount();
