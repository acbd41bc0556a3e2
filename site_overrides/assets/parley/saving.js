// Saving the book on the device: what is here, the button's work, and mending what was lost.

import { onStage } from "./engine.js";
import { mark, moved, put, show } from "./panels.js";
import { ask, isPossible, isServed, isThrifty, register, registered, root, served, told } from "./service.js";
import { Outdated, cacheName, fill, missing, sum, weed } from "./store.js";

let busy = null; // a saving: its AbortController, and whether it is `quiet`

// What is on the device, as it is now.
export async function look() {
  if (busy && show()) return;
  const { date, wanted, proved } = mark();
  const facts = await told().catch(() => undefined);
  if (facts) put("size", (size(facts) / 1e6).toFixed(0));
  const lacks = !facts || (await lacking(facts));
  if (lacks) return show(date ? "lost" : wanted ? "halted" : "none");
  return show(proved === facts.engineId ? "ready" : "stored");
}

const size = ({ text, engine }) => sum(text.files) + sum(engine.files);

async function lacking({ text, engine }) {
  return (await missing(text.name, text.files)).length + (await missing(engine.name, engine.files)).length > 0;
}

// Everything onto the device, then one question. `mend` doubts what is there; `quiet` asks nothing.
export async function save({ mend = false, quiet = false } = {}) {
  if (busy) return quiet || speak();
  const own = (busy = Object.assign(new AbortController(), { quiet }));
  const { signal } = own;
  const cancelled = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  mark({ wanted: true, off: false });
  if (!quiet) persist();
  try {
    if (!quiet || mark().date) show(quiet || mend ? "mending" : "saving");
    const facts = await ask(await Promise.race([register(), cancelled]), "tell");
    const parts = [facts.text, facts.engine];
    if (mend) for (const { name, files } of parts) await weed(name, files);
    let before = 0;
    for (const { name, files } of parts) {
      await fill(name, files, { signal, progress: (there) => moved(before + there, size(facts)) });
      before += sum(files);
    }
    mark({ wanted: false, date: new Date().toISOString() });
    if (own.quiet) return;
    show("trying");
    show(!(await served()) ? "stored" : (await prove(facts)) ? "ready" : "untried");
  } catch (error) {
    show(reason(error, signal));
  } finally {
    busy = null;
    if (own.quiet) await look();
  }
}

const persist = () => navigator.storage?.persist?.().catch(() => {});

// The reader asks for what goes on unasked already: it goes on, and tells.
function speak() {
  if (!busy.quiet) return;
  busy.quiet = false;
  persist();
  show("saving");
}

function reason(error, signal) {
  if (signal.aborted) return mark().date ? "lost" : "none";
  if (error instanceof Outdated) return "outdated";
  return error.name === "QuotaExceededError" ? "full" : "halted";
}

// An engine started for this alone answers, and no file of it came over the network.
async function prove(facts) {
  const worker = navigator.serviceWorker.controller;
  await ask(worker, "forget");
  const { said, ...question } = JSON.parse(document.querySelector("[data-proof]").dataset.proof);
  const answer = await askAfresh([question]).then(([first]) => first, () => ({}));
  const isProved = answer.said === said && (await ask(worker, "missed")).length === 0;
  mark({ proved: isProved ? facts.engineId : "" });
  return isProved;
}

// Answers of an engine of its own; what the page runs is not disturbed.
export async function askAfresh(questions, each = () => {}) {
  const engine = await import(new URL(`engine.js?of-its-own-${Date.now()}`, import.meta.url));
  const broken = new Promise((_, reject) => {
    engine.onStage((stage, cause) => stage === "failed" && reject(new Error(cause)));
    setTimeout(reject, 120_000, new Error("The engine does not answer."));
  });
  try {
    const answers = [];
    for (const question of questions) {
      answers.push(JSON.parse(await Promise.race([engine.ask(JSON.stringify(question)), broken])));
      each(answers.at(-1), answers.length - 1);
    }
    return answers;
  } finally {
    engine.stop();
  }
}

// Stop. A copy that was never whole is taken away again.
export async function cancel() {
  busy?.abort();
  const { date } = mark({ wanted: false });
  if (!date) await caches.delete(cacheName("engine", root.href));
  await look();
}

// Everything away, and nothing comes back by itself.
export async function remove() {
  busy?.abort();
  for (const kind of ["text", "engine"]) await caches.delete(cacheName(kind, root.href));
  mark({ date: "", wanted: false, proved: "", off: true });
  show("none");
  await (await registered())?.unregister();
}

let isUsed = false; // whether a calculator has answered in this page
let isOwn = false; // whether our worker served its engine from the first file on

onStage((stage) => {
  if (stage === "fetch") isOwn = isPossible && isServed();
  if (stage === "fetch" && isOwn) ask(navigator.serviceWorker.controller, "forget").catch(() => {});
  if (stage !== "ready") return;
  isUsed = true;
  setTimeout(afterUse, 2000);
});

// Who has used a calculator gets its engine kept; it has proved itself if it came from here already.
export async function afterUse() {
  const facts = isUsed && isPossible && !mark().off && (await told().catch(() => undefined));
  if (!facts || busy) return;
  if (await lacking(facts)) {
    if (!isThrifty()) await save({ quiet: true });
  } else if (isOwn && !(await ask(navigator.serviceWorker.controller, "missed")).length) {
    mark({ proved: facts.engineId });
    await look();
  }
}
