// One worker a tab, started when first needed; questions are numbered and wait for their answers.

const PARTS = null; // part → its file's name; put in by calculators/kit/book.py

let worker = null;
let stage = "";
let number = 0;
let snapshotStored = false; // as far as is known
let notes = []; // what a report of trouble should say of the start
const waiting = new Map(); // number → { resolve, reject }
const listeners = new Set();

export function onStage(listener) {
  listeners.add(listener);
}

export function started() {
  return worker !== null;
}

// Lines for a report of trouble.
export function diagnostics() {
  return [navigator.userAgent, `stage: ${stage || "not started"}`, ...notes];
}

// Whether the runtime is stored on this device already, so that starting it costs no network.
export async function stored() {
  const kept = async (part) => Boolean(
    await globalThis.caches?.match(new URL(`../../engine/${PARTS[part]}`, import.meta.url)).catch(() => false),
  );
  snapshotStored = await kept("snapshot");
  return kept("wasm");
}

// On a line that is slow, or that the reader wants to spare, the smaller of the two ways to start,
// unless the other costs the line nothing. What each costs is in DECISIONS.md.
function way() {
  if (snapshotStored) return "snapshot";
  const line = navigator.connection;
  const spare = line?.saveData || /2g|3g/.test(line?.effectiveType ?? "");
  return spare ? "library" : "snapshot";
}

export function start() {
  if (worker) return;
  notes = [];
  worker = new Worker(new URL("worker.js", import.meta.url), { type: "module", name: way() });
  worker.onmessage = ({ data }) => {
    if (data.note) notes.push(data.note);
    if (data.stage) tell(data.stage, data.cause);
    else if (data.number) settle(data);
  };
  worker.onerror = (event) => tell("failed", event.message || "The worker could not be loaded.");
}

// Resolves with the answer's text. The question is kept until Python is there.
export function ask(question) {
  start();
  const mine = ++number;
  worker.postMessage({ number: mine, question });
  return new Promise((resolve, reject) => waiting.set(mine, { resolve, reject }));
}

export function restart() {
  stop();
  start();
}

export function stop() {
  worker?.terminate();
  worker = null;
  waiting.clear();
}

function settle({ number, answer, cause }) {
  const asked = waiting.get(number);
  waiting.delete(number);
  if (cause === undefined) asked?.resolve(answer);
  else asked?.reject(new Error(cause));
}

function tell(now, cause = "") {
  stage = now;
  for (const listener of listeners) listener(stage, cause);
}
