// Keep at every calculator: the question of the answer that is shown goes onto this device, as its
// link has it. What sets kept answers apart is Python's to say, on the page of answers.js.

import * as storage from "./storage.js";

export const STORE = "answers";
const last = new WeakMap(); // calculator → id of what was kept last

// In the order in which they were kept.
export async function kept() {
  return (await storage.all(STORE)).sort((a, b) => a.kept - b.kept);
}

export const fresh = ({ asked, name = "" }, after = 0) => {
  return { id: storage.newId(), asked, name, kept: Date.now() + after, removed: 0, revision: 0 };
};

async function counted() {
  const { length } = await kept().catch(() => []);
  for (const place of document.querySelectorAll("[data-kept-count]")) place.textContent = String(length);
  for (const link of document.querySelectorAll("[data-kept-link]")) link.hidden = !length;
}

// Until what was entered is answered.
async function settled(calc) {
  while (calc.dataset.asking) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function keep(calc, most) {
  await settled(calc);
  const asked = calc.querySelector("[data-share-box] [data-link]").hash.slice(1);
  try {
    const there = await kept();
    if (there.some((each) => each.asked === asked)) return say(calc, ["same"]);
    if (there.length >= most) return say(calc, ["most"]);
    const item = fresh({ asked });
    await storage.put(item, STORE);
    last.set(calc, item.id);
    const told = ["kept"];
    storage.tellWhere((name, on) => on && told.push(name === "kept" ? "where" : name));
    await counted();
    return say(calc, told);
  } catch (error) {
    return say(calc, [storage.hindrance(error)]);
  }
}

function say(calc, cases) {
  const line = calc.querySelector("[data-kept-said]");
  for (const each of line.querySelectorAll("[data-kept-when]")) each.hidden = !cases.includes(each.dataset.keptWhen);
  line.hidden = !cases.length;
}

async function undo(calc) {
  try {
    await storage.setRemoved(last.get(calc), true, STORE);
  } catch (error) {
    return say(calc, [storage.hindrance(error)]);
  }
  await counted();
  say(calc, []);
  calc.querySelector("[data-keep]").focus();
}

document.addEventListener("click", ({ target }) => {
  const calc = target.closest?.("[data-calculator]");
  const button = calc && target.closest("button");
  if (button?.dataset.keep) keep(calc, Number(button.dataset.keep));
  if (button?.dataset.keepUndo !== undefined) undo(calc);
});

storage.onSaved(({ store }) => store === STORE && counted());

if (window.document$) window.document$.subscribe(counted);
else counted();
