// The service worker seen from the page: registering it, asking it, and the notice of a new release.

import { started } from "./engine.js";

export const root = new URL("../../", import.meta.url);
export const isPossible = "serviceWorker" in navigator && window.isSecureContext;
export const isThrifty = () => Boolean(navigator.connection?.saveData);

const HOUR = 3_600_000;
const PATIENCE = 3000; // milliseconds until a release that is to take over is helped
const container = navigator.serviceWorker;
let notice = ""; // "release": a new one waits; "outdated": this page does not fit what serves it
let changes = []; // [{ edition, html }], newest first, from the new release
let isTaking = false;
let looked = 0; // when a new release was last looked for

const meta = (name) => document.querySelector(`meta[name=parley-${name}]`)?.content;

// This copy's own registration; another copy above this folder may control the page meanwhile.
export async function registered() {
  const found = await container.getRegistration(root.href);
  return found?.scope === root.href ? found : undefined;
}

// The worker that serves pages, registered and waited for if need be; throws when it cannot come.
export async function register() {
  const address = new URL("sw.js", root);
  const registration = await container.register(address, { scope: root.href, updateViaCache: "none" });
  watch(registration);
  if (registration.active) return registration.active;
  const coming = registration.installing ?? registration.waiting;
  await new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
      if (coming.state === "redundant") reject(new Error("The service worker was not installed."));
    });
  });
  return registration.active;
}

// Whether this page's own requests are answered by our worker.
export const isServed = () => container.controller?.scriptURL === new URL("sw.js", root).href;

// The same, after a moment: a new worker takes its pages over when it is ready.
export async function served() {
  if (!isServed()) {
    await new Promise((resolve) => {
      container.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, 3000);
    });
  }
  return isServed();
}

// One question to a worker (see ANSWERS in service-worker.js), and its answer.
export function ask(worker, what) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(reject, 10_000, new Error("The service worker does not answer."));
    worker.postMessage({ ask: what }, [port2]);
  });
}

// What the active worker serves; undefined when there is none.
export async function told() {
  const active = (await registered())?.active;
  return active ? ask(active, "tell") : undefined;
}

const watched = new WeakSet();

function watch(registration) {
  if (watched.has(registration)) return;
  watched.add(registration);
  if (registration.waiting && registration.active) offer();
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && registration.active) offer();
    });
  });
}

// At each start, and when the page is come back to after an hour.
export async function lookForNew() {
  looked = Date.now();
  await (await registered())?.update().catch(() => {}); // no network, or a broken release: the old serves on
}

async function offer() {
  const asked = fetch(new URL("changes.json", root), { cache: "no-store" });
  changes = await asked.then((response) => response.json()).catch(() => []);
  if (notice !== "outdated") tell("release");
}

async function compare() {
  if (!isServed()) return;
  const { build } = await ask(container.controller, "tell");
  if (meta("build") && build !== meta("build")) tell("outdated");
}

function tell(kind) {
  notice = kind;
  showNotice();
}

export function showNotice() {
  document.documentElement.classList.toggle("is-outdated", notice === "outdated");
  const place = document.querySelector("[data-notice]");
  if (!place) return;
  place.hidden = !notice;
  for (const piece of place.querySelectorAll("[data-of]")) piece.hidden = piece.dataset.of !== notice;
  const since = changes.findIndex(({ edition }) => edition === meta("edition"));
  const fresh = since < 0 ? changes : changes.slice(0, since);
  place.querySelector("[data-changed]").hidden = !fresh.length;
  place.querySelector("[data-unchanged]").hidden = Boolean(fresh.length) || !changes.length;
  place.querySelector("[data-changes]").innerHTML = fresh.map(({ html }) => html).join("");
}

// The new release takes over, once it is whole, and the page is loaded again. A Chromium whose old
// worker sleeps may leave the new one waiting; then loading the page again brings it.
async function take() {
  const registration = await registered();
  const coming = registration?.waiting ?? registration?.installing;
  isTaking = true;
  const go = () => {
    if (coming?.state === "installed") {
      ask(coming, "take").catch(() => location.reload());
      setTimeout(() => location.reload(), PATIENCE);
    } else if (coming?.state !== "installing") location.reload();
  };
  coming?.addEventListener("statechange", () => coming.state !== "activating" && go());
  go();
}

if (isPossible) {
  container.addEventListener("controllerchange", () => (isTaking ? location.reload() : compare()));
  container.addEventListener("message", ({ data }) => data?.outdated && tell("outdated"));
  container.startMessages();
  compare().catch(() => {});
  document.addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-take]")) take();
    if (target.closest?.("[data-later]")) tell("");
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - looked > HOUR) lookForNew();
  });
  // A page that does not fit its worker starts no engine: its answer and its rules stand. An engine
  // that runs goes on.
  for (const kind of ["pointerdown", "focusin", "input", "click"]) {
    const stop = (event) => event.target.closest?.(":is([data-calculator], [data-scene]) form") && event.stopPropagation();
    addEventListener(kind, (event) => notice === "outdated" && !started() && stop(event), { capture: true });
  }
}
