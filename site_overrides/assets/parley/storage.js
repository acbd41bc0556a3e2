// What the reader keeps on this device: items of several kinds, which database.js describes. They are
// read and saved here, told to the other tabs, and rescued where a page went before it could save.

import { NAME, STORES, within } from "./database.js";

export { STORES };
const DAY = 86_400_000;
const CONTENT = { scenes: "record", sheets: "fields", tables: "options", answers: "asked" }; // what two versions differ in

// Someone else saved this meanwhile; `theirs` is what stands there.
export class Conflict extends Error {
  constructor(theirs) {
    super("It was changed elsewhere meanwhile.");
    this.theirs = theirs;
  }
}

export const get = (id, store = "scenes") => within(store, "readonly", (begun) => begun.store.get(id));

// What was not removed, the newest first; of scenes, those of a kind.
export async function list(scene) {
  return (await all("scenes")).filter((each) => each.scene === scene);
}

export async function all(store) {
  const found = await within(store, "readonly", (begun) => begun.store.getAll());
  return found.filter((each) => !each.removed).sort((a, b) => b.changed - a.changed);
}

export const same = (store, a, b) => JSON.stringify(a[CONTENT[store]]) === JSON.stringify(b[CONTENT[store]]);

// Keep an item and give its new revision. Throws Conflict where it was saved from elsewhere since
// this one was read, and whatever the browser says when there is no room or no leave.
export async function put(item, store = "scenes") {
  const kept = { ...item, revision: item.revision + 1, changed: Date.now() };
  await within(store, "readwrite", async (begun) => {
    const there = await begun.store.get(item.id);
    if (there && there.revision !== item.revision) throw new Conflict(there);
    await begun.store.put(kept);
  });
  tell(store, kept);
  return kept.revision;
}

// Put several items where others may stand, all of them or none: [store, item], and [store, id] takes
// one away. What undoes it, in the same form.
export async function replace(pairs) {
  const turns = await within(STORES, "readwrite", async (begun) => {
    const made = [];
    for (const pair of pairs) made.push(await turn(begun, ...pair));
    return made;
  });
  for (const { told } of turns) {
    tell(told.store, told);
    for (const listener of listeners) listener(told); // also in this tab
  }
  return turns.map(({ back }) => back).reverse();
}

async function turn(begun, store, item) {
  const place = begun.objectStore(store);
  const isGone = typeof item === "string";
  const id = isGone ? item : item.id;
  const there = await place.get(id);
  const kept = { removed: 0, changed: Date.now(), ...item, revision: (there?.revision ?? 0) + 1 };
  if (isGone) await place.delete(id);
  else await place.put(kept);
  return { back: [store, there ?? id], told: { store, id, revision: isGone ? Infinity : kept.revision } };
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
export function setRemoved(id, isRemoved, store = "scenes") {
  return within(store, "readwrite", async (begun) => {
    for (const each of await begun.store.getAll()) {
      if (each.id === id) {
        await begun.store.put({ ...each, removed: isRemoved ? Date.now() : 0 });
      } else if (each.removed && each.removed < Date.now() - DAY) {
        await begun.store.delete(each.id);
      }
    }
  });
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
