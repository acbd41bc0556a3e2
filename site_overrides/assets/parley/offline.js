// Offline use, begun when the page is there and the browser idle: the text is kept at the first
// visit, a new release looked for, and what the device has thrown away fetched again.

import { check, showFacts } from "./check.js";
import { isStarting, onStage } from "./engine.js";
import { mark, show } from "./panels.js";
import { afterUse, cancel, look, remove, save } from "./saving.js";
import { isPossible, isThrifty, lookForNew, register, registered, showNotice } from "./service.js";

async function begin() {
  try {
    await look(); // told without waiting for a worker, which may never come
    const kept = await registered();
    const { date, wanted, off } = mark();
    if (kept || date || !(off || isThrifty())) {
      await register();
      lookForNew().catch(() => {}); // not waited for either
    }
    const isLacking = ["lost", "halted"].includes(await look());
    if (isLacking && navigator.onLine && !isThrifty()) await save({ quiet: true });
    await afterUse();
  } catch {
    await look(); // no worker, no network: the pages read on as they are
  }
}

function idle(then) {
  const soon = () => (window.requestIdleCallback ? requestIdleCallback(calm, { timeout: 4000 }) : setTimeout(calm, 1000));
  const calm = () => (isStarting() ? settled(then) : then());
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

// An engine that starts has the line for itself; then the text may be fetched.
function settled(then) {
  let isDone = false;
  const once = () => !isDone && (isDone = true) && then();
  onStage((stage) => ["ready", "failed"].includes(stage) && once());
  setTimeout(once, 10_000);
}

const BUTTONS = {
  "[data-save]": () => save(),
  "[data-cancel]": cancel,
  "[data-check]": check,
  "[data-repair]": () => save({ mend: true }).then(showFacts),
  "[data-remove]": () => remove().then(showFacts),
};

if (isPossible) {
  document.addEventListener("click", ({ target }) => {
    for (const [all, act] of Object.entries(BUTTONS)) {
      if (!target.closest?.(all)) continue;
      // From now on what the panels say is heard; a page that only opens says nothing.
      for (const panel of document.querySelectorAll("[data-tells]")) panel.setAttribute("role", "status");
      act();
    }
  });
  addEventListener("online", begin);
  idle(begin);
}

function mount() {
  show();
  showNotice();
  showFacts();
}

// The theme's own tag follows the scheme that the reader has chosen.
for (const tag of document.querySelectorAll('meta[name="theme-color"][media]')) tag.remove();
if (window.document$) window.document$.subscribe(mount);
else mount();
