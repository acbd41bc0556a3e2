// The table's rulings: every calculator and set-up starts with them, unless a link says what it asks.
// What a ruling means is Python's; here texts are compared and put into forms.

import { fill, read } from "./form.js";
import { all, onSaved } from "./storage.js";

let known = null; // a promise of system → options (public id → text, those not as written)

export function tables() {
  known ??= all("tables")
    .then((items) => Object.fromEntries(items.map(({ id, options }) => [id, options])))
    .catch(() => ({}));
  return known;
}

// What is kept has changed.
export function forget() {
  known = null;
  refresh();
}

async function refresh() {
  await tables();
  for (const calc of document.querySelectorAll("[data-calculator], [data-scene]")) {
    mark(calc);
    lead(calc);
  }
}

onSaved(({ store }) => store === "tables" && forget());

const lineOf = (box) => box.querySelector("[data-table]");
const formOf = (box) => box.querySelector("form");

// The table's options that a form has, by the names of its controls.
export async function mine(box) {
  const line = lineOf(box);
  const form = formOf(box);
  const options = (line && (await tables())[line.dataset.table]) ?? {};
  const named = Object.entries(options).map(([id, text]) => [line.dataset.prefix + id, text]);
  return Object.fromEntries(named.filter(([name]) => form?.elements[name]));
}

// A form as it starts: with the table's rulings, and where those have changed since the form was
// remembered, without what they were. Whether anything has changed by it.
export async function begin(box) {
  const then = box.dataset.rulings ?? "{}";
  const now = await mine(box);
  if (then === JSON.stringify(now)) return mark(box).then(() => false);
  const options = { ...asWritten(box, Object.keys(JSON.parse(then))), ...now };
  const before = formOf(box) && read(formOf(box));
  const differs = Object.entries(options).some(([name, text]) => before[name] !== text);
  if (differs) fill(formOf(box), options);
  mark(box);
  return differs;
}

// A form's controls as they were built.
function asWritten(box, names) {
  const built = new URLSearchParams(box.dataset.defaults);
  return Object.fromEntries(names.map((name) => [name, built.get(name) ?? first(formOf(box), name)]));
}

// The value that stands in the page's own HTML.
function first(form, name) {
  const control = form.elements[name];
  const chosen = control.length && [...control].find((each) => each.defaultChecked || each.defaultSelected);
  return chosen ? chosen.value : control.defaultValue;
}

// Say which rulings hold: the table's, or others.
export async function mark(box) {
  const line = lineOf(box);
  const options = await mine(box);
  if (!line?.isConnected) return;
  box.dataset.rulings = JSON.stringify(options);
  const now = formOf(box) ? read(formOf(box)) : {};
  const names = Object.keys(options);
  const when = names.every((name) => now[name] === options[name]) ? "mine" : "other";
  line.hidden = !names.length;
  for (const each of line.querySelectorAll("[data-table-when]")) each.hidden = each.dataset.tableWhen !== when;
}

// The way on from an answer takes along the table's rulings that only the other calculator uses.
export async function lead(calc) {
  for (const link of calc.querySelectorAll("a[data-onward]")) {
    const options = (await tables())[link.dataset.onward] ?? {};
    const [id, query] = link.hash.slice(1).split("?");
    const said = new URLSearchParams(query);
    for (const name of link.dataset.uses.split(" ")) if (name in options) said.set(name, options[name]);
    if (Object.keys(options).length) link.hash = `${id}?${said}`;
  }
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest?.("[data-table-act]");
  const box = button?.closest("[data-calculator], [data-scene]");
  if (!box) return;
  const options = await mine(box);
  const isMine = button.dataset.tableAct === "mine";
  fill(formOf(box), isMine ? options : asWritten(box, Object.keys(options)));
  const control = [...formOf(box).elements].find(({ name }) => name in options);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  await mark(box);
  lineOf(box).querySelector("span:not([hidden]) button")?.focus();
});

document.addEventListener("input", ({ target }) => {
  const box = target.closest?.("[data-scene]");
  if (box) mark(box);
});
