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
export const NAME = `parley:${root.pathname}`;
const UPGRADES = [
  (database) => database.createObjectStore("scenes", { keyPath: "id" }).createIndex("scene", "scene"),
  (database) => database.createObjectStore("sheets", { keyPath: "id" }),
  (database) => database.createObjectStore("tables", { keyPath: "id" }),
  (database) => database.createObjectStore("answers", { keyPath: "id" }),
];
export const STORES = ["scenes", "sheets", "tables", "answers"];

const BROKEN = ["AbortError", "InvalidStateError", "UnknownError"]; // what a lost connection is called
const PAUSES = [20, 200]; // ms

let opened = null; // a promise of the connection

function connection() {
  if (opened) return opened;
  const mine = openDB(NAME, UPGRADES.length, {
    upgrade: (db, from, _, transaction) => {
      transaction.done.catch(() => {});
      UPGRADES.slice(from).forEach((step) => step(db));
    },
    blocking: () => close(mine), // a newer page must not wait for this one
    terminated: () => close(mine),
  });
  mine.catch(() => close(mine));
  return (opened = mine);
}

function close(which) {
  which.then((db) => db.close(), () => {});
  if (opened === which) opened = null;
}

// What `work` finds in a transaction, once that is done. A connection may be broken off at any time (the
// browser ends it, or its storage is being wiped): others are asked, after a pause.
export async function within(stores, mode, work) {
  for (const pause of PAUSES) {
    const used = connection();
    try {
      return await done(used, stores, mode, work);
    } catch (error) {
      if (!BROKEN.includes(error.name)) throw error;
      close(used);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return done(connection(), stores, mode, work);
}

async function done(used, stores, mode, work) {
  const transaction = (await used).transaction(stores, mode, { durability: "strict" });
  transaction.done.catch(() => {}); // told by what was asked of it, not by itself once more
  const found = await work(transaction);
  await transaction.done;
  return found;
}
