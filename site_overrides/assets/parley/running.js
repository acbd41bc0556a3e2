// The scenes kept on this device, listed on a game master's screen; each opens where it stands.

import { row } from "./shelf.js";
import { all, note, onSaved } from "./storage.js";

const NEWEST = 5; // stand at once, older ones in a closed box

async function show() {
  const box = document.querySelector("[data-running]");
  if (!box) return;
  const items = await all("scenes").catch(() => []);
  const rows = items.map((item) => made(box, item)).filter(Boolean);
  const place = (name) => box.querySelector(`[data-running-rows="${name}"]`);
  place("newest").replaceChildren(...rows.slice(0, NEWEST));
  place("older").replaceChildren(...rows.slice(NEWEST));
  box.querySelector('[data-figure="older"]').textContent = String(rows.length - NEWEST);
  box.querySelector("[data-running-older]").hidden = rows.length <= NEWEST;
  box.hidden = !rows.length;
}

// Nothing for a kind of scene that this release does not know.
function made(box, item) {
  const template = box.querySelector(`[data-running-row="${CSS.escape(item.scene)}"]`);
  const found = template && row(template, item);
  if (found) found.dataset.kind = item.scene;
  return found;
}

// The page of that scene then shows this one.
document.addEventListener("click", ({ target }) => {
  const found = target.closest?.("[data-running-rows] li");
  if (found) note(`current:${found.dataset.kind}`, found.dataset.id, "sessionStorage");
}, { capture: true });

onSaved(({ store }) => store === "scenes" && show());

if (window.document$) window.document$.subscribe(show);
else show();
