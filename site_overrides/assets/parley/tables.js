// The page of the table's rulings: one form a system, saved at each change, and the house rules of
// all as one file.

import * as asking from "./asking.js";
import { acted, kept, notice, tried } from "./desk.js";
import { read, showFaults } from "./form.js";
import { renew } from "./morph.js";
import * as storage from "./storage.js";
import { forget } from "./table.js";
import { saveFile } from "./traffic.js";
import "./steppers.js";

const LARGEST = 20_000; // characters of a file that are shown
const state = { section: null, items: {}, before: {}, saving: Promise.resolve() };
let asked = 0;

async function mount() {
  const section = document.querySelector("[data-tables]:not([data-mounted])");
  if (!section) return;
  section.dataset.mounted = "true";
  Object.assign(state, { section, before: {} });
  try {
    await storage.rescue();
    await load();
  } catch {
    notice(state, "refused");
  }
}

const question = (body) => asking.question(state.section, body);
const formOf = (system) => state.section.querySelector(`[data-table-form="${system}"]`);
const systems = () => [...state.section.querySelectorAll("[data-table-now]")].map(({ dataset }) => dataset.tableNow);

// What is kept, into the forms that it changes.
async function load() {
  state.items = Object.fromEntries((await storage.all("tables")).map((item) => [item.id, item]));
  for (const system of systems()) if (state.items[system]) await display(system);
}

async function display(system) {
  const options = state.items[system]?.options ?? {};
  const answer = await question({ table: system, do: "show", options });
  if (!answer) return;
  renew(state.section.querySelector(`[data-part="${system}"]`), answer.parts.form);
  told(system, answer);
}

function told(system, { line }) {
  const place = state.section.querySelector(`[data-table-now="${system}"]`);
  place.textContent = line;
  const within = formOf(system)?.querySelector("[data-table-line]");
  if (within) within.textContent = line;
}

async function entered(system) {
  const mine = ++asked;
  const answer = await question({ table: system, do: "keep", fields: read(formOf(system)) });
  if (mine !== asked || !answer) return;
  showFaults(formOf(system), answer.faults);
  say(answer.said);
  const kept = state.items[system]?.options ?? {};
  for (const name of Object.keys(answer.faults)) if (kept[name]) answer.options[name] = kept[name];
  told(system, answer);
  await save(system, answer);
}

function say(words) {
  state.section.querySelector("[data-said]").textContent = words;
}

function save(system, { options, line }) {
  const item = { id: system, title: system, removed: 0, revision: 0, ...state.items[system], options, line };
  state.items[system] = item;
  state.saving = state.saving.then(async () => {
    const isFirst = !item.revision;
    try {
      const revision = await storage.put({ ...item, revision: state.items[system].revision }, "tables");
      state.items[system].revision = revision;
      kept(state);
      if (isFirst) storage.tellWhere((name, on) => notice(state, name, on));
    } catch (error) {
      const name = storage.hindrance(error);
      notice(state, name);
      if (name === "elsewhere") await load().catch(() => {});
    }
    forget();
  });
  return state.saving;
}

// Set several systems' options at once, and remember what there was.
async function set(changes) {
  for (const [system, options] of Object.entries(changes)) {
    state.items[system] = { id: system, title: system, removed: 0, revision: 0, ...state.items[system], options };
    await display(system);
    await save(system, { options, line: state.section.querySelector(`[data-table-now="${system}"]`).textContent });
  }
}

const area = () => state.section.querySelector("[data-house-text]");

async function write() {
  const tables = Object.fromEntries(systems().map((system) => [system, state.items[system]?.options ?? {}]));
  const answer = await question({ table: "", do: "file", tables });
  if (answer) area().value = answer.text;
  check();
}

// What the file says, told as it is typed; its house rules, if nothing is wrong with it.
async function check() {
  const mine = ++asked;
  const answer = await question({ table: "", do: "read", text: area().value });
  if (mine !== asked || !answer) return null;
  const place = state.section.querySelector("[data-house-check]");
  const lines = Object.entries(answer.faults).map(([where, said]) => `${where}: ${said}`);
  place.replaceChildren(...(lines.length ? lines : [answer.said]).map((words) => {
    return Object.assign(document.createElement("p"), { textContent: words, className: lines.length ? "fault" : "" });
  }));
  return lines.length ? null : answer.tables;
}

async function take() {
  const found = await check();
  if (!found) return;
  await set(Object.fromEntries(Object.entries(found).map(([system, house]) => {
    const { house: _, ...rest } = state.items[system]?.options ?? {};
    return [system, house === "none" ? rest : { ...rest, house }];
  })));
}

const ACTS = { restore: () => set(state.before) };

const PRESSED = {
  "[data-table-written]": async ({ dataset: { tableWritten: system } }) => {
    state.before = { [system]: state.items[system]?.options ?? {} };
    await set({ [system]: {} });
    notice(state, "written");
  },
  "[data-house-take]": take,
  "[data-house-save]": ({ dataset }) => saveFile(dataset.houseSave, area().value),
  "[data-act]": (button) => acted(state, button, ACTS[button.dataset.act]),
};

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-tables] button");
  const found = button && Object.keys(PRESSED).find((each) => button.matches(each));
  if (found) tried(state, () => PRESSED[found](button));
});

document.addEventListener("input", ({ target }) => {
  const form = target.closest?.("[data-table-form]");
  if (form) entered(form.dataset.tableForm);
  else if (target.matches?.("[data-house-text]")) check();
});

document.addEventListener("change", async ({ target }) => {
  if (target.dataset?.house === undefined || !target.files?.length) return;
  area().value = (await target.files[0].slice(0, LARGEST + 1).text());
  target.value = "";
  check();
});

document.addEventListener("toggle", ({ target }) => {
  if (target.matches?.("[data-house-box]") && target.open && !area().value) write();
}, true);

document.addEventListener("submit", (event) => {
  if (event.target.matches("[data-table-form]")) event.preventDefault();
});

storage.onSaved(({ store, id, revision }) => {
  if (store !== "tables" || !state.section?.isConnected || (state.items[id]?.revision ?? 0) >= revision) return;
  load().then(() => notice(state, "elsewhere"), () => {});
});

if (window.document$) window.document$.subscribe(mount);
else mount();
