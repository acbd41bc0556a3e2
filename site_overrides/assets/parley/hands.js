// What a reader has switched on for this device: the screen kept on, big type, the left hand, a buzz,
// single keys. Kept in the browser, shown as classes of the page.

const KEY = "parley:hands";
const root = document.documentElement;
let chosen = load();
let lock = null;

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {}; // no storage, or a damaged one: everything is off
  }
}

function choose(name, on) {
  chosen = { ...load(), [name]: on };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // it lasts as long as the page
  }
  apply();
}

function apply() {
  root.classList.toggle("is-big", Boolean(chosen.big));
  root.classList.toggle("is-left", Boolean(chosen.left));
  for (const box of document.querySelectorAll("[data-hand]")) box.checked = Boolean(chosen[box.dataset.hand]);
  for (const word of document.querySelectorAll("[data-no-wake]")) word.hidden = "wakeLock" in navigator;
  wake();
}

// The browser lets go of the lock whenever the page is hidden.
async function wake() {
  if (!chosen.awake) return void lock?.release?.().catch(() => {});
  if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
  lock = await navigator.wakeLock?.request("screen").catch(() => null);
}

const shown = (node) => node.getClientRects().length > 0 && node.ariaDisabled !== "true";

function pressed(key) {
  if (key === "?") return document.querySelector("[data-keys]")?.showModal();
  const there = [...document.querySelectorAll(`[aria-keyshortcuts="${CSS.escape(key)}"]`)].find(shown);
  there?.focus();
  there?.click();
  return there;
}

addEventListener("keydown", (event) => {
  if (!chosen.keys || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.closest?.("input:not([type=checkbox], [type=radio], [type=button]), select, textarea")) return;
  if (event.key.length === 1 && pressed(event.key)) event.preventDefault();
}, { capture: true });

document.addEventListener("change", ({ target }) => target.dataset?.hand && choose(target.dataset.hand, target.checked));
document.addEventListener("click", ({ target }) => {
  if (chosen.buzz && target.closest?.("button, .chip, .door")) navigator.vibrate?.(8);
});
document.addEventListener("visibilitychange", wake);
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  chosen = load();
  apply();
});
if (window.document$) window.document$.subscribe(apply);
else apply();
