// Everything that is kept, as one file: saved, and brought back after a look at what it holds. What a
// file means is Python's to say; here items are put into their stores, and taken out again.

import * as asking from "./asking.js";
import { acted, notice, tried } from "./desk.js";
import { read } from "./form.js";
import * as storage from "./storage.js";
import { forget } from "./table.js";
import { fileParts, saveFile } from "./traffic.js";

const LARGEST = 2_000_001; // bytes of a file that are looked at
const BARE = ["parts", "build"]; // of a scene, what can be made anew

const state = { section: null, items: null, undo: null };
const place = () => state.section.querySelector('[data-part="preview"]');

function mount() {
  const section = document.querySelector("[data-chest]");
  if (section && section !== state.section) Object.assign(state, { section, items: null, undo: null });
}

async function everything() {
  const stores = {};
  for (const store of storage.STORES) {
    stores[store] = (await storage.all(store)).map((item) => {
      return Object.fromEntries(Object.entries(item).filter(([name]) => !BARE.includes(name)));
    });
  }
  return stores;
}

async function question(body) {
  const here = JSON.stringify(await everything().catch(() => ({})));
  return asking.question(state.section, { here, ...body });
}

function say(words) {
  const line = state.section.querySelector("[data-chest-said]");
  line.textContent = words;
  line.hidden = !words;
}

async function save(name) {
  const answer = await question({ chest: "export" });
  if (answer?.text) saveFile(name, answer.text);
  say(answer?.said ?? "");
}

async function look(file) {
  const answer = await question({ chest: "import", ...(await fileParts(file, LARGEST)) });
  if (!answer) return;
  state.items = answer.items ?? null;
  place().innerHTML = answer.parts?.preview ?? "";
  say(answer.items ? "" : answer.said);
  place().querySelector(".chest-line")?.focus();
}

// What of a file goes where: new items, and of those that differ what `clash` says.
function plan(clash) {
  const found = [];
  for (const [store, items] of Object.entries(state.items)) {
    for (const { state: how, ...item } of items) {
      if (how === "new") found.push([store, item]);
      if (how !== "differs" || clash === "skip") continue;
      if (clash === "replace") found.push([store, item]);
      else if (store !== "tables") found.push([store, { ...item, id: storage.newId() }]);
    }
  }
  return found;
}

async function take(clash) {
  const found = plan(clash);
  await tried(state, async () => {
    state.undo = await storage.replace(found);
    place().replaceChildren();
    notice(state, "taken");
    state.section.querySelector("[data-figure=number]").textContent = String(found.length);
  });
  forget();
}

const ACTS = {
  restore: async () => {
    await storage.replace(state.undo);
    forget();
  },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-chest] button");
  if (!button) return;
  const { chestSave, chestDrop, act } = button.dataset;
  if (chestSave) save(chestSave);
  if (chestDrop !== undefined) place().replaceChildren();
  if (act) acted(state, button, ACTS[act]);
});

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-chest-take]")) return;
  event.preventDefault();
  take(read(event.target).clash ?? "both");
});

document.addEventListener("change", async ({ target }) => {
  if (target.dataset?.chestFile === undefined || !target.files?.length) return;
  await look(target.files[0]);
  target.value = "";
});

if (window.document$) window.document$.subscribe(mount);
else mount();
