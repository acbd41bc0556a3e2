// Whose scene is shown, and how it is kept on this device: saved at each move, never over what another
// tab has saved, beside a scene that came from outside.

import { NOTHING, face, free, here, kept, notice, open, path, put, question, scenes, show } from "./desk.js";
import * as shelf from "./shelf.js";
import * as storage from "./storage.js";
import { note } from "./storage.js";
import * as table from "./table.js";

const build = () => document.querySelector("meta[name=parley-build]")?.content;
const own = ({ id, record, revision, title, line, parts }) => ({ id, record, revision, title, line, parts });
// The log is long, and made anew from the record.
const board = ({ play, bar, share }) => ({ play, bar, share });
const itemOf = (state) => ({
  ...own(state), parts: board(state.parts), scene: state.section.id, page: path(), build: build(), removed: 0,
});

// Something was done with the scene: show it, keep it.
export async function play(state, body, form) {
  const answer = await question(state, body, {
    form, again: () => play(state, body, form), arrived: (answer) => take(state, answer),
  });
  if (!answer?.parts) return;
  keep(state);
  furnish(state);
  note(draftOf(state), null, "sessionStorage");
  if (body.do === "begin" || body.do === "move") face(state);
}

const take = (state, { record, title, line, parts }) => Object.assign(state, { record, title, line, parts });
export const draftOf = (state) => `draft:${state.section.id}`;

// What stands around the board depends on whether there is one, and whose it is.
export function furnish(state) {
  show(state, "[data-played]", Boolean(state.record));
  state.section.classList.toggle("is-played", Boolean(state.record));
  notice(state, "guest", state.isGuest);
  notice(state, "shelved", !state.record && Boolean(state.before));
  if (!state.record) open(state, "log", false);
  return shelf.show(state.section, state.id);
}

// A new scene begins; the one before stays on the shelf. `record`: whose set-up the form shows.
export async function begin(state, record = "") {
  await question(state, { do: "start", record }, {
    again: () => begin(state, record),
    arrived: (answer) => {
      setAside(state);
      take(state, answer);
      clearAddress(state);
    },
  });
  delete state.section.dataset.rulings;
  if (!record && !state.record) await table.begin(state.section);
  await furnish(state);
}

// A scene comes from outside, beside the reader's own.
export async function receive(state, body) {
  await question(state, { do: "open", ...body }, {
    again: () => receive(state, body),
    arrived: (answer) => {
      setAside(state);
      Object.assign(take(state, answer), { isGuest: true });
    },
  });
  await furnish(state);
}

function setAside(state) {
  if (state.record && !state.isGuest) state.before = own(state);
  Object.assign(state, NOTHING, { unsaved: false, apart: false });
}

// Show one that is kept: at once as it was when it was saved, then as the rules say now. Without one,
// the form of a new scene.
export async function present(state, item) {
  await free(state);
  notice(state, "elsewhere", false);
  Object.assign(state, NOTHING, { before: null, unsaved: false, apart: false });
  if (!item) return begin(state);
  Object.assign(state, own(item));
  note(`current:${state.section.id}`, state.id, "sessionStorage");
  if (item.build === build()) put(state, item.parts);
  await furnish(state);
  await question(state, { do: "show" }, {
    quiet: true,
    arrived: (answer) => {
      take(state, answer);
      // What these rules cannot play to its end is not overwritten: it goes on as another scene.
      if (!answer.whole) Object.assign(state, { id: "", revision: 0 });
    },
  });
}

export function clearAddress(state) {
  if (location.hash.startsWith(`#${state.section.id}?`)) history.replaceState(history.state, "", here());
}

// Keep what is shown; a scene that is not the reader's yet becomes it.
export function keep(state) {
  if (!state.id) {
    clearAddress(state);
    Object.assign(state, { id: storage.newId(), revision: 0, isGuest: false, before: null });
  }
  state.unsaved = true;
  note(`current:${state.section.id}`, state.id, "sessionStorage");
  shelf.remember(itemOf(state));
  state.saving = (state.saving ?? Promise.resolve()).then(() => save(state));
}

async function save(state) {
  if (state.apart || !state.unsaved) return;
  const item = itemOf(state);
  try {
    const revision = await storage.put(item);
    storage.safe("scenes", item.id, null);
    if (state.id !== item.id) return;
    Object.assign(state, { revision, unsaved: state.record !== item.record });
    kept(state);
    if (item.revision === 0) storage.tellWhere((name, on) => notice(state, name, on));
    await shelf.show(state.section, state.id);
  } catch (error) {
    const name = storage.hindrance(error);
    state.apart = name === "elsewhere";
    notice(state, name);
  }
}

addEventListener("pagehide", () => {
  for (const state of scenes.values()) {
    if (state.unsaved && state.id && state.record) storage.safe("scenes", state.id, itemOf(state));
  }
});

storage.onSaved(({ store, id, revision }) => {
  for (const state of scenes.values()) {
    if (store !== "scenes" || state.id !== id || state.revision >= revision || !state.section.isConnected) continue;
    state.apart = true;
    notice(state, "elsewhere");
  }
});

// The scene that this tab showed last, else the newest on this device; whether there is one.
export async function resume(state) {
  try {
    await storage.rescue();
    const last = note(`current:${state.section.id}`, undefined, "sessionStorage");
    const item = last && (await storage.get(last));
    const found = item && !item.removed ? item : (await storage.list(state.section.id))[0];
    if (found && !state.record && !state.busy) await present(state, found);
    else await furnish(state);
    return Boolean(found);
  } catch {
    notice(state, "refused");
    return false;
  }
}

export async function remove(state, id) {
  await storage.setRemoved(id, true);
  state.removed = id;
  shelf.forget(id);
  notice(state, "removed");
  if (state.id === id) await present(state, undefined);
  else await furnish(state);
}

// The buttons of the notices.
export const ACTS = {
  theirs: async (state) => present(state, await storage.get(state.id)),
  both: (state) => {
    Object.assign(state, { id: "", apart: false });
    keep(state);
  },
  adopt: (state) => {
    keep(state);
    return furnish(state);
  },
  mine: async (state) => {
    clearAddress(state);
    const { before } = state;
    const item = before && ((await storage.get(before.id).catch(() => null)) ?? before);
    if (item) return present(state, item);
    Object.assign(state, NOTHING);
    return (await resume(state)) || begin(state);
  },
  restore: async (state) => {
    await storage.setRemoved(state.removed, false);
    return present(state, await storage.get(state.removed));
  },
};
