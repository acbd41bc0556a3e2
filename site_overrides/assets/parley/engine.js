// One worker a tab, started when first needed; questions are numbered and wait for their answers.

let worker = null;
let stage = "";
let number = 0;
const waiting = new Map(); // number → { resolve, reject }
const listeners = new Set();

export function onStage(listener) {
  listeners.add(listener);
}

export function started() {
  return worker !== null;
}

export function start() {
  if (worker) return;
  worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => (data.stage ? tell(data.stage, data.cause) : settle(data));
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
