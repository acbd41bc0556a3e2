// Scenes that are played: what is pressed, bound once on the document. Python makes all that is
// shown; no script here knows a game or has words of its own.

import { acted, add, close, focus, open, question, root, scenes, stateOf, tried } from "./desk.js";
import { fill, read, step } from "./form.js";
import { ACTS, begin, draftOf, play, present, receive, remove, resume } from "./keeping.js";
import * as shelf from "./shelf.js";
import { get, note } from "./storage.js";
import * as table from "./table.js";
import { fileParts, saveFile } from "./traffic.js";

// Called for each page that comes.
async function mount() {
  shelf.showLast(root);
  for (const [id, { section }] of scenes) if (!section.isConnected) scenes.delete(id);
  for (const section of document.querySelectorAll("[data-scene]:not([data-mounted])")) {
    section.dataset.mounted = "true";
    const state = add(section);
    const draft = note(draftOf(state), undefined, "sessionStorage");
    if (draft) fill(section.querySelector("[data-do=begin]"), draft);
    else await table.begin(section);
    if (!(await fromAddress(state))) await resume(state);
  }
}

// A link that holds a whole scene.
function fromAddress(state) {
  const [id, query] = location.hash.slice(1).split("?");
  const link = id === state.section.id && new URLSearchParams(query).get("s");
  return link ? receive(state, { link }).then(() => Boolean(state.record)) : false;
}

addEventListener("hashchange", () => scenes.forEach(fromAddress));

document.addEventListener("submit", (event) => {
  const state = stateOf(event.target);
  if (!state) return;
  event.preventDefault();
  const { submitter, target: form } = event;
  const fields = read(form);
  if (submitter?.name) fields[submitter.name] = submitter.value;
  play(state, { do: form.dataset.do, move: form.dataset.move, fields }, form);
});

const isOff = (button) => button.getAttribute("aria-disabled") === "true";

const DOES = {
  start: (state) => begin(state),
  again: (state) => begin(state, state.record),
  undo: (state) => play(state, { do: "undo" }),
  redo: (state) => play(state, { do: "redo" }),
  ask: (state, { dataset }) => question(state, { do: "ask", ask: Number(dataset.ask) }),
};

const PRESSED = {
  "[data-step]": (_, { dataset }) => stepped(document.getElementById(dataset.for), Number(dataset.step)),
  "[data-do]": (state, button) => isOff(button) || DOES[button.dataset.do](state, button),
  "[data-draw]": (state, { form }) => {
    play(state, { do: form.dataset.do, move: form.dataset.move, fields: read(form), draw: true }, form);
  },
  "[data-panel]": (state, button) => {
    if (!isOff(button)) open(state, button.dataset.panel, button.getAttribute("aria-expanded") !== "true");
  },
  "[data-save]": (state, { dataset }) => saveFile(dataset.save, state.record),
  "[data-send]": (state, { dataset }) => {
    navigator.share({ title: state.title, url: new URL(dataset.send, location.href).href }).catch(() => {});
  },
  "[data-open-paste]": (state, button) => {
    receive(state, { text: button.parentElement.querySelector("[data-paste]").value });
  },
  "[data-retry]": (state) => state.again(),
  "[data-shelf=open]": async (state, button) => present(state, await get(button.parentElement.dataset.id)),
  "[data-shelf=remove]": (state, button) => remove(state, button.parentElement.dataset.id),
  "[data-act]": (state, button) => acted(state, button, () => ACTS[button.dataset.act]?.(state)),
};

function stepped(box, by) {
  step(box, by);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button");
  const state = button && stateOf(button);
  const found = state && Object.keys(PRESSED).find((each) => button.matches(each));
  if (found) tried(state, () => PRESSED[found](state, button));
});

// The second half of a double tap would meet the next board.
document.addEventListener("click", (event) => {
  if (event.detail < 2 || !event.target.closest?.(".press") || !stateOf(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

document.addEventListener("input", ({ target }) => {
  const form = target.closest?.("[data-do=begin]");
  const state = form && stateOf(form);
  if (state) note(draftOf(state), read(form), "sessionStorage");
});

document.addEventListener("change", async ({ target }) => {
  const state = target.dataset?.file !== undefined && stateOf(target);
  if (!state || !target.files.length) return;
  await receive(state, await fileParts(target.files[0]));
  target.value = "";
});

document.addEventListener("keydown", (event) => {
  const state = event.target.closest && stateOf(event.target);
  if (!state) return;
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (by && event.target.dataset.least !== undefined) {
    event.preventDefault();
    stepped(event.target, by);
  }
  if (event.key === "Escape") focus(close(state));
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.target.matches("input, textarea")) {
    event.preventDefault();
    play(state, { do: event.shiftKey ? "redo" : "undo" });
  }
});

if (window.document$) window.document$.subscribe(mount);
else mount();
