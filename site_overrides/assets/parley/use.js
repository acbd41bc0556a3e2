// What is kept fills a form: boxes above calculators and set-ups list the characters on this device,
// and Python says which input takes which figure.

import { ask } from "./engine.js";
import { fill, read } from "./form.js";
import { all } from "./storage.js";

const before = new WeakMap(); // box → what the form said before it was filled

const formOf = (box) => box.closest("section").querySelector("form");

// The list is made anew each time the box is opened.
document.addEventListener("toggle", async ({ target: box }) => {
  if (!box.matches?.("[data-use]") || !box.open) return;
  const items = (await all("sheets").catch(() => [])).filter(({ sheet }) => sheet === box.dataset.use);
  const template = box.querySelector("template");
  box.querySelector("[data-use-none]").hidden = items.length > 0;
  box.querySelector("[data-use-rows]").replaceChildren(...items.map((item) => {
    const row = template.content.cloneNode(true).firstElementChild;
    row.querySelector('[data-figure="title"]').textContent = item.title;
    for (const button of row.querySelectorAll("button")) {
      button.fields = item.fields;
      button.setAttribute("aria-label", `${item.title}: ${button.textContent}`);
    }
    return row;
  }));
}, true);

document.addEventListener("click", async ({ target }) => {
  const button = target.closest?.("[data-use] button");
  if (!button) return;
  const box = button.closest("[data-use]");
  const form = formOf(box);
  if (button.dataset.useUndo !== undefined) {
    put(form, before.get(box) ?? {});
    tell(box, "");
    return;
  }
  const { calculator, scene } = box.closest("section").dataset;
  const now = read(form);
  const where = scene ? { setup: scene, inputs: now } : { calculator, inputs: now };
  const body = { sheet: box.dataset.use, do: "fill", role: button.dataset.useRole, fields: button.fields, ...where };
  const answer = JSON.parse(await ask(JSON.stringify(body)).catch((error) => JSON.stringify({ said: error.message })));
  if (!box.isConnected) return;
  if (answer.inputs) {
    before.set(box, now);
    put(form, answer.inputs);
  }
  tell(box, answer.said);
});

// As if the reader had entered it.
function put(form, inputs) {
  fill(form, inputs);
  const first = [...form.elements].find((control) => control.name in inputs);
  first?.dispatchEvent(new Event("input", { bubbles: true }));
}

function tell(box, words) {
  const place = box.querySelector(".use-said");
  place.hidden = !words;
  place.querySelector("[data-use-said]").textContent = words;
}
