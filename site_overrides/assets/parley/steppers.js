// The steppers of forms that are neither a calculator's nor a scene's.

import { step } from "./form.js";

const FORMS = "[data-sheet-form], [data-table-form]";

function stepped(box, by) {
  step(box, by);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-step]");
  if (button?.closest(FORMS)) stepped(document.getElementById(button.dataset.for), Number(button.dataset.step));
});

document.addEventListener("keydown", (event) => {
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!by || event.target.dataset?.least === undefined || !event.target.closest(FORMS)) return;
  event.preventDefault();
  stepped(event.target, by);
});
