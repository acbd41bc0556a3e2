// One worker a tab, started when first needed. Questions are numbered, and it gets one at a time.
//
// A question of the same `key` that `supersedes` takes the place of those that still wait; one that is
// being worked on for long is stopped, which ends the worker: a new one starts for the rest.

const PARTS = null; // part → its file's name; put in by calculators/kit/book.py

let worker = null;
let stage = "";
let number = 0;
let snapshotStored = false; // as far as is known
let notes = []; // what a report of trouble should say of the start
let waiting = []; // { number, question, key, resolve, reject }, in turn
let working = null; // the one that the worker has
let since = 0; // when it got it, or when Python was there
const PATIENCE = 400; // milliseconds
const listeners = new Set();

export function onStage(listener) {
  listeners.add(listener);
}

export function started() {
  return worker !== null;
}

export const isStarting = () => worker !== null && stage !== "ready";

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
    if (data.stage === "ready") since = performance.now();
    if (data.stage === "failed") broke(data.cause);
    else if (data.stage) tell(data.stage);
    else if (data.number) settle(data);
  };
  worker.onerror = (event) => broke(event.message || "The worker could not be loaded.");
  tell("fetch");
}

// No question stays open, and the next one starts another worker.
function broke(cause) {
  const open = [working, ...waiting].filter(Boolean);
  stop();
  tell("failed", cause);
  for (const asked of open) asked.reject(new Error(cause));
}

// Resolves with the answer's text, "{}" where another question has taken its place. It is kept until
// Python is there.
export function ask(question, { key = "", supersedes = false } = {}) {
  start();
  return new Promise((resolve, reject) => {
    if (supersedes) supersede(key);
    waiting.push({ number: ++number, question, key, resolve, reject });
    next();
  });
}

function next() {
  if (working || !waiting.length) return;
  working = waiting.shift();
  since = performance.now();
  worker.postMessage({ number: working.number, question: working.question });
}

// Whatever was asked under this key is not wanted any more.
function supersede(key) {
  for (const asked of waiting.filter((each) => each.key === key)) asked.resolve("{}");
  waiting = waiting.filter((each) => each.key !== key);
  if (working?.key !== key) return;
  const late = working;
  const look = () => {
    if (working !== late) return;
    const left = PATIENCE - (performance.now() - since);
    if (stage !== "ready" || left > 0) setTimeout(look, Math.max(left, 50));
    else interrupt();
  };
  look();
}

function interrupt() {
  worker.terminate();
  working.resolve("{}");
  worker = working = null;
  start();
  next();
}

// A new worker, which gets what is not answered yet. A worker may be gone without a word: browsers end
// them when memory runs out.
export function restart() {
  if (working) waiting.unshift(working);
  working = null;
  worker?.terminate();
  worker = null;
  start();
  next();
}

export function stop() {
  worker?.terminate();
  worker = working = null;
  waiting = [];
}

function settle({ number, answer, cause }) {
  if (working?.number !== number) return;
  const asked = working;
  working = null;
  next();
  if (cause === undefined) asked.resolve(answer);
  else asked.reject(new Error(cause));
}

function tell(now, cause = "") {
  stage = now;
  for (const listener of listeners) listener(stage, cause);
}
