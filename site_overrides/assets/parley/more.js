// Boxes that are filled when they are opened: asked for piece by piece, so that what is asked
// meanwhile does not wait. What they say is for the answer beside them; a new one makes it old.

import { ask } from "./engine.js";
import { read } from "./form.js";
import { morph } from "./morph.js";

let asked = 0;
const newest = new WeakMap(); // box → number of its newest question

// A new answer stands in the calculator: what the boxes say is not for it.
export function outdated(calc) {
  for (const box of calc.querySelectorAll("details[data-more]")) {
    newest.set(box, 0);
    box.dataset.old = "true";
    if (box.open) fill(box);
  }
}

async function fill(box) {
  const calc = box.closest("[data-calculator]");
  const mine = ++asked;
  newest.set(box, mine);
  delete box.dataset.old;
  const { calculator } = calc.dataset;
  const body = JSON.stringify({ calculator, inputs: read(calc.querySelector("form")), more: box.dataset.more });
  for (let again = true; again; ) {
    const answer = JSON.parse(await ask(body, { key: calculator }).catch((error) => failed(box, error)));
    if (newest.get(box) !== mine || !box.isConnected || !answer.parts) return;
    for (const [name, html] of Object.entries(answer.parts)) morph(box.querySelector(`[data-part="${name}"]`), html);
    again = answer.again && box.open;
    if (answer.again && !box.open) box.dataset.old = "true";
  }
}

// The calculator says so, and can try again.
function failed(box, { message }) {
  box.dispatchEvent(new CustomEvent("parley:failed", { bubbles: true, detail: message }));
  box.dataset.old = "true";
  return "{}";
}

document.addEventListener("toggle", (event) => {
  const box = event.target;
  if (box.dataset?.more && box.open && box.dataset.old) fill(box);
}, true);
