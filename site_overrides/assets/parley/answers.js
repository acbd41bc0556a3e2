// The page of kept answers. What they are, how they differ and which words say so comes from Python;
// here they are kept, renamed, removed, and taken from a link.

import * as asking from "./asking.js";
import { notice, root, tried } from "./desk.js";
import { read } from "./form.js";
import { STORE, fresh, kept } from "./keep.js";
import { morph } from "./morph.js";
import * as storage from "./storage.js";

// `guest`: what a link brings, { link, to }; `items`: those shown; `undo`: what takes the last act back.
const state = { section: null, guest: null, items: [], undo: null };
let asked = 0;

async function mount() {
  const section = document.querySelector("[data-kept-page]:not([data-mounted])");
  if (!section) return;
  section.dataset.mounted = "true";
  Object.assign(state, { section, guest: null, items: [], undo: null });
  await storage.rescue().catch(() => notice(state, "refused"));
  fromAddress();
}

// A link that holds answers; else the reader's own are shown.
function fromAddress() {
  if (!state.section?.isConnected) return;
  const [id, query] = location.hash.slice(1).split("?");
  const said = new URLSearchParams(query);
  const link = id === state.section.id && said.get("s");
  state.guest = link ? { link, to: said.get("to") } : null;
  show();
}

function question(body) {
  const top = "../".repeat(location.pathname.slice(root.pathname.length).split("/").length - 1);
  return asking.question(state.section, { root: top, answers: body });
}

// Everything anew; nothing is asked of Python where nothing is kept, and what cannot be read stays as
// it was shown.
async function show() {
  const mine = ++asked;
  const { guest, section } = state;
  let items = [];
  if (!guest && !(await tried(state, async () => (items = await kept())))) return;
  if (!guest) notice(state, "guest", false);
  if (!guest && !items.length && !state.items.length) return;
  const to = storage.note("kept-to", undefined, "sessionStorage") ?? "";
  const body = guest ?? { items: items.map(({ id, asked: said, name }) => ({ id, asked: said, name })), to };
  const answer = await question({ ...body, here: location.href });
  if (mine !== asked || !answer || !section.isConnected) return;
  say(answer.said, Object.values(answer.faults).join(" "));
  if (!answer.parts) return;
  state.items = guest ? answer.items : items;
  notice(state, "guest", Boolean(guest));
  const { id } = document.activeElement;
  morph(section.querySelector('[data-part="kept"]'), answer.parts.kept);
  if (id && document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
}

function say(words, fault = "") {
  state.section.querySelector("[data-said]").textContent = fault ? "" : words;
  const place = state.section.querySelector("[data-note]");
  place.textContent = fault;
  place.hidden = !fault;
}

// What cannot be kept is told; afterwards everything is shown as it is. Whether it could be done.
async function change(work) {
  const isDone = await tried(state, work);
  await show();
  return isDone;
}

function undoable(name, work) {
  for (const each of ["removed", "renamed"]) notice(state, each, each === name);
  state.undo = work;
  state.section.querySelector(`[data-notice-of="${name}"] button`).focus();
}

async function remove(id) {
  const isDone = await change(() => storage.setRemoved(id, true, STORE));
  if (isDone) undoable("removed", () => storage.setRemoved(id, false, STORE));
}

async function rename(id, said) {
  const answer = await question({ name: said });
  if (!answer) return;
  if (answer.faults.name) {
    say("", answer.faults.name);
    return;
  }
  const put = async (name) => storage.put({ ...(await storage.get(id, STORE)), name }, STORE);
  const before = state.items.find((each) => each.id === id).name;
  if (await change(() => put(answer.name))) undoable("renamed", () => put(before));
}

async function adopt() {
  const there = await kept().catch(() => []);
  const added = state.items.filter((each) => !there.some((own) => own.asked === each.asked));
  if (there.length + added.length > Number(state.section.dataset.keptPage)) {
    notice(state, "most");
    return;
  }
  await change(async () => {
    for (const [place, each] of added.entries()) await storage.put(fresh(each, place), STORE);
    home();
  });
}

// Away from what a link brought.
function home() {
  history.replaceState(history.state, "", location.pathname);
  state.guest = null;
}

const ACTS = {
  restore: () => change(state.undo),
  rename: () => change(state.undo),
  adopt,
  mine: () => {
    home();
    show();
  },
};

async function acted(within, act) {
  within.hidden = act !== "adopt";
  if ((await ACTS[act]?.()) === false) within.hidden = false;
}

document.addEventListener("click", (event) => {
  const pressed = event.target.closest?.("[data-kept-page] :is(button, a)");
  if (!pressed) return;
  const { kept: what, act } = pressed.dataset;
  if (what === "remove") remove(pressed.closest("[data-id]").dataset.id);
  if (act) acted(pressed.closest("[data-notice-of]"), act);
});

document.addEventListener("submit", (event) => {
  if (event.target.matches("[data-kept-page] form")) event.preventDefault();
  if (!event.target.matches("[data-kept-rename]")) return;
  rename(event.target.closest("[data-id]").dataset.id, read(event.target).name);
});

document.addEventListener("change", ({ target }) => {
  if (!target.matches?.("[data-kept-to] input")) return;
  if (state.guest) state.guest.to = String(state.items.findIndex(({ id }) => id === target.value));
  else storage.note("kept-to", target.value, "sessionStorage");
  show();
});

addEventListener("hashchange", fromAddress);
storage.onSaved(({ store }) => store === STORE && !state.guest && state.section?.isConnected && show());

if (window.document$) window.document$.subscribe(mount);
else mount();
