// The page of characters and decks: what is kept of a form is for Python to say; it is saved at each
// change, never over what another tab has saved.

import * as asking from "./asking.js";
import { acted, kept, notice, show, tried } from "./desk.js";
import { read, showFaults } from "./form.js";
import { renew } from "./morph.js";
import { fill } from "./shelf.js";
import * as storage from "./storage.js";
import "./steppers.js";
import "./use.js";

// The item that is open: { id, sheet, fields, title, line, revision }; `entered` what its form says
// and is not kept yet; `apart`: another tab has changed it, nothing is saved.
const state = { section: null, item: null, entered: null, apart: false, removed: "", saving: Promise.resolve() };
let asked = 0;

async function mount() {
  const section = document.querySelector("[data-sheets]:not([data-mounted])");
  if (!section) return;
  section.dataset.mounted = "true";
  Object.assign(state, { section, item: null, entered: null, apart: false });
  try {
    await storage.rescue();
    await list();
  } catch {
    notice(state, "refused");
  }
}

async function list() {
  fill(state.section, await storage.all("sheets"), state.item?.id);
}

const question = (body) => asking.question(state.section, body);
const place = () => state.section.querySelector('[data-part="sheet"]');

// Show a sheet's form; without one, none.
async function open(item) {
  await settled();
  Object.assign(state, { item, entered: null, apart: false });
  notice(state, "elsewhere", false);
  const answer = item && (await question({ sheet: item.sheet, do: "show", fields: item.fields }));
  if (item && !answer) return;
  renew(place(), answer?.parts.sheet ?? "");
  show(state, "[data-sheet-open]", Boolean(item));
  if (answer) {
    Object.assign(item, told(answer));
    place().scrollIntoView({ block: "start" });
    place().querySelector("input")?.focus({ preventScroll: true });
  }
  await list().catch(() => {});
}

const told = ({ fields, title, line }) => ({ fields, title, line });

// What the form says is kept, as far as it can be read.
async function entered(form) {
  const { item } = state;
  const mine = ++asked;
  state.entered = read(form);
  const answer = await question({ sheet: item.sheet, do: "keep", fields: state.entered, kept: item.fields });
  if (mine !== asked || state.item !== item || !answer) return;
  showFaults(form, answer.faults);
  say(answer.said);
  Object.assign(item, told(answer));
  state.entered = null;
  save();
}

function say(words) {
  state.section.querySelector("[data-said]").textContent = words;
}

function save() {
  const { item } = state;
  state.saving = state.saving.then(async () => {
    if (state.apart && state.item === item) return;
    const { revision } = item;
    try {
      item.revision = await storage.put({ removed: 0, ...item }, "sheets");
      storage.safe("sheets", item.id, null);
      kept(state);
      if (!revision) storage.tellWhere((name, on) => notice(state, name, on));
      await list();
    } catch (error) {
      const name = storage.hindrance(error);
      state.apart = name === "elsewhere";
      notice(state, name);
    }
  });
  return state.saving;
}

// Until what was entered is answered and saved.
async function settled() {
  for (let i = 0; state.entered && i < 100; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  await state.saving;
}

async function begin(sheet, fields = {}) {
  const answer = await question({ sheet, do: "show", fields });
  if (!answer) return;
  const item = { id: storage.newId(), sheet, revision: 0, ...told(answer) };
  await open(item);
  save();
}

async function remove(id) {
  await settled();
  if (state.item?.id === id) await open(null);
  await storage.setRemoved(id, true, "sheets");
  state.removed = id;
  notice(state, "removed");
  await list();
}

const ACTS = {
  restore: async () => {
    await storage.setRemoved(state.removed, false, "sheets");
    await list();
  },
  theirs: async () => open(await storage.get(state.item.id, "sheets")),
  both: () => {
    Object.assign(state.item, { id: storage.newId(), revision: 0 });
    state.apart = false;
    save();
  },
};

const PRESSED = {
  "[data-sheet-new]": ({ dataset }) => begin(dataset.sheetNew),
  "[data-sheet-done]": () => open(null),
  "[data-shelf=open]": async ({ parentElement }) => open(await storage.get(parentElement.dataset.id, "sheets")),
  "[data-shelf=copy]": async ({ parentElement }) => {
    await settled();
    const { sheet, fields } = await storage.get(parentElement.dataset.id, "sheets");
    await begin(sheet, fields);
  },
  "[data-shelf=remove]": ({ parentElement }) => remove(parentElement.dataset.id),
  "[data-act]": (button) => acted(state, button, ACTS[button.dataset.act]),
};

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-sheets] button");
  const found = button && Object.keys(PRESSED).find((each) => button.matches(each));
  if (found) tried(state, () => PRESSED[found](button));
});

document.addEventListener("input", ({ target }) => {
  const form = target.closest?.("[data-sheet-form]");
  if (form && state.item) entered(form);
});

document.addEventListener("submit", (event) => {
  if (event.target.matches("[data-sheet-form]")) event.preventDefault();
});

addEventListener("pagehide", () => {
  const { item, entered: fields } = state;
  if (item && fields) storage.safe("sheets", item.id, { removed: 0, ...item, fields: { ...item.fields, ...fields } });
});

storage.onSaved(({ store, id, revision }) => {
  if (store !== "sheets" || !state.section?.isConnected) return;
  list().catch(() => {});
  if (state.item?.id !== id || state.item.revision >= revision) return;
  state.apart = true;
  notice(state, "elsewhere");
});

if (window.document$) window.document$.subscribe(mount);
else mount();
