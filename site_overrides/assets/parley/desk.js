// One scene in the page: what it shows, and its questions to Python. What is pressed comes from
// scene.js, what is kept goes through keeping.js.

import { fail, watch } from "./asking.js";
import { ask } from "./engine.js";
import { showFaults } from "./form.js";
import { renew } from "./morph.js";
import { hindrance } from "./storage.js";

export const root = new URL("../../", import.meta.url);
export const scenes = new Map(); // section's id → its state
export const NOTHING = { id: "", record: null, revision: 0, title: "", line: "", parts: {}, isGuest: false };
const PANELS = ["log", "share"];

// A state: what NOTHING has (of the scene that is shown), `before` (the one shown before it), `busy`
// (what is being asked) and `asking` (when it is done), `again` (asks the last question again),
// `unsaved`, and `apart` (someone else changed it; nothing is saved).
export function add(section) {
  const state = { ...NOTHING, section, before: null, busy: "", again: null, unsaved: false, apart: false };
  scenes.set(section.id, state);
  return state;
}

export const path = () => location.pathname.slice(root.pathname.length);
export const here = () => location.href.split("#")[0];
export const stateOf = (node) => scenes.get(node.closest?.("[data-scene]")?.id);
const partOf = (state, name) => state.section.querySelector(`[data-part="${name}"]`);

// Ask Python; the answer, when it is in the page, or undefined. One question at a time, and the next
// waits for it; but a move that is pressed while another is under way would meet a board that is
// about to change, and is dropped.
export async function question(state, body, { form, quiet = false, again, arrived = () => {} } = {}) {
  if (state.busy === "move" && body.do === "move") return undefined;
  await free(state);
  state.busy = body.do;
  let isDone;
  state.asking = new Promise((resolve) => (isDone = resolve));
  state.again = again ?? (() => question(state, body, { form, quiet, arrived }));
  if (!quiet) say(state, ""); // so that the same sentence is heard again
  const end = watch(state.section);
  try {
    const top = "../".repeat(path().split("/").length - 1);
    const whole = { scene: state.section.id, root: top, here: here(), record: state.record ?? "", ...body };
    const answer = JSON.parse(await ask(JSON.stringify(whole)));
    if (scenes.get(state.section.id) !== state || !state.section.isConnected) return undefined;
    tell(state, answer, { form, quiet });
    if (answer.parts) arrived(answer);
    if (answer.parts) put(state, answer.parts, answer.lines);
    return answer;
  } catch (error) {
    fail(state.section, error.message);
    return undefined;
  } finally {
    end();
    state.busy = "";
    isDone();
  }
}

// Until no question is under way.
export async function free(state) {
  while (state.busy) await state.asking;
}

// What is said: in the live region, beside the fields at fault, and where no field is at fault.
function tell({ section }, { said, note, faults }, { form, quiet }) {
  if (quiet && !note && !Object.keys(faults).length) return;
  say({ section }, said);
  const within = form?.isConnected ? form : section;
  showFaults(within, faults);
  const named = new Set([...within.querySelectorAll("[data-fault]")].map((each) => each.dataset.fault));
  const place = section.querySelector("[data-note]");
  place.innerHTML = note;
  for (const [name, words] of Object.entries(faults)) {
    if (!named.has(name)) place.append(Object.assign(document.createElement("p"), { textContent: words }));
  }
  place.hidden = !place.textContent;
  within.querySelector("[aria-invalid]")?.focus();
}

// Pieces of HTML into the page; which panel is open stays as it is. A long log is not made anew: its
// first lines stand.
export function put(state, parts, lines) {
  for (const [name, html] of Object.entries(parts)) renew(partOf(state, name), html);
  const log = state.section.querySelector("[data-lines]");
  if (lines && !parts.log) {
    for (const line of [...log.children].slice(lines.known)) line.remove();
    for (const html of lines.new) log.append(Object.assign(document.createElement("li"), { innerHTML: html }));
  }
  show(state, "[data-send]", Boolean(navigator.share));
  for (const name of PANELS) expanded(state, name, !partOf(state, name).hidden);
}

function say({ section }, words) {
  section.querySelector("[data-said]").textContent = words;
}

export function show(state, selector, on) {
  for (const each of state.section.querySelectorAll(selector)) each.hidden = !on;
}

export function notice(state, name, on = true) {
  show(state, `[data-notice-of="${name}"]`, on);
}

// What was told of storage holds no longer.
export function kept(state) {
  for (const name of ["full", "refused"]) notice(state, name, false);
}

// Do what needs what is kept; what hinders it is told. Whether it could be done.
export async function tried(state, work) {
  try {
    await work();
    return true;
  } catch (error) {
    notice(state, hindrance(error));
    return false;
  }
}

// A notice's button: the notice goes, and comes back where what it offers could not be done.
export async function acted(state, button, work) {
  const within = button.closest("[data-notice-of]");
  within.hidden = true;
  if (!(await tried(state, async () => work?.()))) within.hidden = false;
}

// The new question gets the focus; what answers it comes into sight, if it is not.
export function face({ section }) {
  const question = section.querySelector("[data-focus]");
  const foot = section.querySelector(".scene-foot").getBoundingClientRect().top;
  question.focus({ preventScroll: true });
  const answers = section.querySelector(".moves") ?? question;
  const isSeen = question.getBoundingClientRect().top > 60 && answers.getBoundingClientRect().bottom < foot;
  if (!isSeen) section.querySelector(".board").scrollIntoView({ block: "start" });
}

export function focus(place) {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: "nearest" });
}

// A panel opens below the board, one at a time.
export function open(state, name, on) {
  for (const each of PANELS) {
    partOf(state, each).hidden = !(on && each === name);
    expanded(state, each, on && each === name);
  }
  const panel = partOf(state, name);
  if (on) focus(panel);
  if (on && name === "log") panel.scrollTop = panel.scrollHeight;
}

// Close what is open; whether anything was.
export function close(state) {
  const opened = state.section.querySelector('[data-panel][aria-expanded="true"]');
  if (opened) open(state, opened.dataset.panel, false);
  return opened;
}

function expanded(state, name, on) {
  state.section.querySelector(`[data-panel="${name}"]`)?.setAttribute("aria-expanded", String(on));
}
