// What the reader keeps on this device: one database, a store for each kind of thing. A later kind is
// one more entry in UPGRADES, which may never be changed once it was published.
//
// A scene: { id, scene (its kind), page, title, line, record (text), parts (HTML by part), build,
// revision (grows by 1 at each save), changed (time), removed (time, or 0) }.

import { openDB } from "./idb.js";

const root = new URL("../../", import.meta.url);
const NAME = `parley:${root.pathname}`;
const DAY = 86_400_000;
const UPGRADES = [
  (database) => database.createObjectStore("scenes", { keyPath: "id" }).createIndex("scene", "scene"),
];

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

export async function get(id) {
  return (await database()).get("scenes", id);
}

// The scenes of a kind that were not removed, the newest first.
export async function list(scene) {
  const all = await (await database()).getAllFromIndex("scenes", "scene", scene);
  return all.filter((each) => !each.removed).sort((a, b) => b.changed - a.changed);
}

// Keep a scene and give its new revision. Throws Conflict where it was saved from elsewhere since
// this one was read, and whatever the browser says when there is no room or no leave.
export async function put(item) {
  const transaction = (await database()).transaction("scenes", "readwrite", { durability: "strict" });
  const there = await transaction.store.get(item.id);
  if (there && there.revision !== item.revision) throw new Conflict(there);
  const kept = { ...item, revision: item.revision + 1, changed: Date.now() };
  await transaction.store.put(kept);
  await transaction.done;
  tell(kept);
  return kept.revision;
}

// Hide a scene, or show it again; what was removed more than a day ago goes for good.
export async function setRemoved(id, isRemoved) {
  const transaction = (await database()).transaction("scenes", "readwrite");
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
const channel = globalThis.BroadcastChannel && new BroadcastChannel(NAME);

function tell({ id, revision }) {
  channel?.postMessage({ id, revision });
}

export function onSaved(listener) {
  channel?.addEventListener("message", ({ data }) => listener(data));
}

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
    if (!item?.id) continue;
    try {
      await put(item);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (error.theirs.record !== item.record) await put({ ...item, id: newId(), revision: 0 });
    }
    note(key, null);
  }
}

export const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
