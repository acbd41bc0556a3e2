// What is said beside a question to Python: that the calculator starts, that no answer comes, that it
// failed. Python made the words; here they are shown.

import { ask, diagnostics, onStage, restart } from "./engine.js";

const SOON = 300; // milliseconds
const LATE = 10_000;

let isReady = false;
onStage((stage) => {
  isReady = stage === "ready";
  for (const span of document.querySelectorAll("[data-stage]")) span.hidden = span.dataset.stage !== stage;
});

const shows = (box, what, on) => box.querySelector(`.calc-${what}`)?.toggleAttribute("hidden", !on);

// A question is asked in this box; call what it gives when that is over. `waits` is told when it is
// waited for Python, and when not.
export function watch(box, waits = (on) => shows(box, "wait", on)) {
  shows(box, "failed", false);
  const soon = setTimeout(() => waits(!isReady), SOON);
  const late = setInterval(() => {
    if (!box.querySelector(".calc-late[hidden]")) return;
    shows(box, "late", true);
    say(box, "late");
  }, LATE);
  return () => {
    clearTimeout(soon);
    clearInterval(late);
    waits(false);
    shows(box, "late", false);
  };
}

export function fail(box, cause) {
  shows(box, "failed", true);
  say(box, "failed");
  box.querySelector("[data-cause]").textContent = [cause, ...diagnostics()].join("\n");
}

function say(box, what) {
  const place = box.querySelector("[data-said]");
  if (place) place.textContent = box.querySelector(`.calc-${what} [data-words]`).textContent;
}

// The answer to a question asked in a box. One that failed waits until the reader tries again; null,
// when another is asked there instead.
const stuck = new WeakMap(); // box → what ends the wait: whether to try again

export async function question(box, body) {
  stuck.get(box)?.(false);
  for (let again = true; again; ) {
    const end = watch(box);
    try {
      return JSON.parse(await ask(JSON.stringify(body)));
    } catch (error) {
      end();
      fail(box, error.message);
      again = await new Promise((resolve) => stuck.set(box, resolve));
      stuck.delete(box);
    } finally {
      end();
    }
  }
  return null;
}

// Pressed: what failed is asked again in the box; where nothing came, a new worker gets all questions.
document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-retry], [data-anew]");
  if (!button) return;
  if (button.dataset.retry !== undefined) return void stuck.get(button.closest("section"))?.(true);
  for (const late of document.querySelectorAll(".calc-late")) late.hidden = true;
  restart();
});
