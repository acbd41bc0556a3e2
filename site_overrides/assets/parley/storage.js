// What the reader keeps on this device: one database, a store for each kind of thing. A later kind is
// one more entry in UPGRADES, which may never be changed once it was published.
//
// Each item: { id, title, line, revision (grows by 1 at each save), changed (time), removed (time,
// or 0) }, and what its kind has:
// - scenes: scene (its kind), page, record (text), parts (HTML by part), build;
// - sheets: sheet (its kind), fields (name → text);
// - tables: id is the system, options (public id → text, those not as written);
// - answers: asked (the question, as a link has it), name (the reader's), kept (time); no title.

import { openDB } from "./idb.js";

const root = new URL("../../", import.meta.url);
const NAME = `parley:${root.pathname}`;
const DAY = 86_400_000;
const UPGRADES = [
  (database) => database.createObjectStore("scenes", { keyPath: "id" }).createIndex("scene", "scene"),
  (database) => database.createObjectStore("sheets", { keyPath: "id" }),
  (database) => database.createObjectStore("tables", { keyPath: "id" }),
  (database) => database.createObjectStore("answers", { keyPath: "id" }),
];
export const STORES = ["scenes", "sheets", "tables", "answers"];
const CONTENT = { scenes: "record", sheets: "fields", tables: "options", answers: "asked" }; // what two versions differ in

// Someone else saved this meanwhile; `theirs` is what stands there.
export class Conflict extends Error {
  constructor(theirs) {
    super("It was changed elsewhere meanwhile.");
    this.theirs = theirs;
  }
}

let opened = null;

function database() {
  opened ??= openDB(NAME, UPGRADES.length, {
    upgrade: (db, from) => UPGRADES.slice(from).forEach((step) => step(db)),
    blocking: (_, __, event) => {
      event.target.close(); // a newer page must not wait for this one
      opened = null;
    },
    terminated: () => (opened = null),
  });
  opened.catch(() => (opened = null));
  return opened;
}

// A transaction to write. That it was broken off is told by what was asked of it, not by itself once more.
async function writing(stores, options) {
  const transaction = (await database()).transaction(stores, "readwrite", options);
  transaction.done.catch(() => {});
  return transaction;
}

export async function get(id, store = "scenes") {
  return (await database()).get(store, id);
}

// What was not removed, the newest first; of scenes, those of a kind.
export async function list(scene) {
  return (await all("scenes")).filter((each) => each.scene === scene);
}

export async function all(store) {
  const found = await (await database()).getAll(store);
  return found.filter((each) => !each.removed).sort((a, b) => b.changed - a.changed);
}

export const same = (store, a, b) => JSON.stringify(a[CONTENT[store]]) === JSON.stringify(b[CONTENT[store]]);

// Keep an item and give its new revision. Throws Conflict where it was saved from elsewhere since
// this one was read, and whatever the browser says when there is no room or no leave.
export async function put(item, store = "scenes") {
  const transaction = await writing(store, { durability: "strict" });
  const there = await transaction.store.get(item.id);
  if (there && there.revision !== item.revision) throw new Conflict(there);
  const kept = { ...item, revision: item.revision + 1, changed: Date.now() };
  await transaction.store.put(kept);
  await transaction.done;
  tell(store, kept);
  return kept.revision;
}

// Put several items where others may stand, all of them or none: [store, item], and [store, id] takes
// one away. What undoes it, in the same form.
export async function replace(pairs) {
  const transaction = await writing(STORES, { durability: "strict" });
  const back = [];
  const told = [];
  for (const [store, item] of pairs) {
    const place = transaction.objectStore(store);
    const isGone = typeof item === "string";
    const id = isGone ? item : item.id;
    const there = await place.get(id);
    back.unshift([store, there ?? id]);
    const kept = { removed: 0, changed: Date.now(), ...item, revision: (there?.revision ?? 0) + 1 };
    if (isGone) await place.delete(id);
    else await place.put(kept);
    told.push({ store, id, revision: isGone ? Infinity : kept.revision });
  }
  await transaction.done;
  for (const each of told) {
    tell(each.store, each);
    for (const listener of listeners) listener(each); // also in this tab
  }
  return back;
}

// The notice for what kept an item from being saved.
export function hindrance(error) {
  if (error instanceof Conflict) return "elsewhere";
  return error.name === "QuotaExceededError" ? "full" : "refused";
}

// Said once, at the first save: where it all lives.
export function tellWhere(say) {
  navigator.storage?.persist?.().catch(() => {});
  if (note("told")) return;
  note("told", true);
  say("kept", true);
  say("install", navigator.standalone === false); // Safari on a phone, in its own window
}

// Hide an item, or show it again; what was removed more than a day ago goes for good.
export async function setRemoved(id, isRemoved, store = "scenes") {
  const transaction = await writing(store);
  for (const each of await transaction.store.getAll()) {
    if (each.id === id) {
      await transaction.store.put({ ...each, removed: isRemoved ? Date.now() : 0 });
    } else if (each.removed && each.removed < Date.now() - DAY) {
      await transaction.store.delete(each.id);
    }
  }
  await transaction.done;
}

// The other tabs hear of each save.
const listeners = [];
const channel = globalThis.BroadcastChannel && new BroadcastChannel(NAME);

function tell(store, { id, revision }) {
  channel?.postMessage({ store, id, revision });
}

export function onSaved(listener) {
  listeners.push(listener);
  channel?.addEventListener("message", ({ data }) => listener(data));
}

// A copy of what could not be saved in time, until it is.
export const safe = (store, id, item) => note(`safe:${store}:${id}`, item);

// Small things that are read at once, and copies of what could not be saved in time before the page
// went (their keys begin with "safe:"). Where the browser allows none, nothing is remembered.
export function note(key, value, place = "localStorage") {
  try {
    if (value === null) globalThis[place].removeItem(`${NAME}:${key}`);
    else if (value !== undefined) globalThis[place].setItem(`${NAME}:${key}`, JSON.stringify(value));
    return JSON.parse(globalThis[place].getItem(`${NAME}:${key}`));
  } catch {
    return null;
  }
}

// Take up what was left behind; what someone else has changed since comes beside it.
export async function rescue() {
  let keys = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(`${NAME}:safe:`));
  } catch {
    return;
  }
  for (const key of keys.map((each) => each.slice(NAME.length + 1))) {
    const item = note(key);
    const store = key.split(":")[1];
    if (!item?.id || !STORES.includes(store)) continue;
    try {
      await put(item, store);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const isNew = store !== "tables" && !same(store, error.theirs, item);
      if (isNew) await put({ ...item, id: newId(), revision: 0 }, store);
    }
    note(key, null);
  }
}

export const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
