// Starts Python before it is asked, at the first sign of use, so that the answer need not wait for
// it. A text page that is only read starts nothing, and who saves data starts it by asking.

import { start, started, stored } from "./engine.js";

const FAST = 5; // megabits a second: the runtime in some seven seconds
const LOOKING = 800; // milliseconds in view before it counts as looked at

const line = () => navigator.connection;
const sparing = () => Boolean(line()?.saveData);
const LIVE = "[data-calculator], [data-scene]";
const inForm = (event) => event.target.closest?.(LIVE) && event.target.closest("form, button");

// A finger or a key on a form is use, and a question will follow; a mouse that is near may be.
document.addEventListener("pointerdown", (event) => inForm(event) && start());
document.addEventListener("focusin", (event) => inForm(event) && start());
document.addEventListener("keydown", (event) => inForm(event) && start());
document.addEventListener("pointerover", (event) => {
  if (!sparing() && event.target.closest?.(LIVE)) start();
}, { passive: true });

// A line that is known to be fast and not to be paid by the byte.
function fast() {
  const { effectiveType, downlink, type } = line() ?? {};
  return effectiveType === "4g" && downlink >= FAST && type !== "cellular" && !sparing();
}

let scrolled = false;
addEventListener("scroll", () => (scrolled = true), { passive: true });

const seen = new WeakMap(); // calculator → the time at which it counts as looked at
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(seen.get(target));
    const look = () => scrolled && fast() && target.isConnected && start();
    if (isIntersecting) seen.set(target, setTimeout(look, LOOKING));
  }
}, { threshold: 0.5 });

// For each page that is shown: watch its calculators; start at leisure what is stored here already.
export async function watch() {
  watcher.disconnect();
  scrolled = false;
  const calculators = document.querySelectorAll(LIVE);
  if (!calculators.length || started()) return;
  for (const each of calculators) watcher.observe(each);
  if (await stored()) (globalThis.requestIdleCallback ?? setTimeout)(() => start());
}
