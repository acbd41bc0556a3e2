// The offline check: is every page, the search and each calculator here, without the network?
// A step holds only if no file it needed came from elsewhere than this device.

import { put } from "./panels.js";
import { askAfresh } from "./saving.js";
import { ask, isServed, root, told } from "./service.js";
import { digest } from "./store.js";

let isRunning = false;

export async function check() {
  const place = document.querySelector("[data-checks]");
  if (!place || isRunning) return;
  isRunning = true;
  const rows = [...place.querySelectorAll("[data-row]")];
  const row = (name) => rows.find((each) => each.dataset.row === name);
  verdict(place, "");
  try {
    if (!isServed()) return verdict(place, "unready");
    for (const each of rows) set(each, "trying");
    const facts = await told();
    const held = [];
    held.push(settle(row("pages"), await alone(() => pagesAreHere(facts.text.files))));
    held.push(settle(row("search"), await alone(searchAnswers)));
    held.push(await alone(() => calculatorsAnswer(rows.filter((each) => each.dataset.page))));
    verdict(place, held.every(Boolean) ? "good" : "bad");
  } finally {
    isRunning = false;
    for (const each of rows) if (each.dataset.now === "trying") set(each, "bad");
    showFacts();
  }
}

// Whether a step holds and needed nothing from the network.
async function alone(step) {
  const worker = navigator.serviceWorker.controller;
  await ask(worker, "forget");
  const holds = await step().catch(() => false);
  return holds && (await ask(worker, "missed")).length === 0;
}

async function pagesAreHere(files) {
  for (const { url, hash } of files) {
    const response = await fetch(url);
    if ((await digest(await response.arrayBuffer())) !== hash) return false;
  }
  return true;
}

// The theme's own search, in a worker of its own, finds the first page by its title.
async function searchAnswers() {
  const { search } = JSON.parse(document.getElementById("__config").textContent);
  const script = new URL(search.replace(/^(\.\.?\/)+/, ""), root);
  const { config, docs } = await (await fetch(new URL("search/search_index.json", root))).json();
  const worker = new Worker(script);
  const answer = (question, type) => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => data.type === type && resolve(data.data);
    worker.onerror = reject;
    setTimeout(reject, 20_000, new Error("The search does not answer."));
    worker.postMessage(question);
  });
  try {
    await answer({ type: 0, data: { config, docs, options: { suggest: false } } }, 1);
    return (await answer({ type: 2, data: docs[0].title }, 3)).items.length > 0;
  } finally {
    worker.terminate();
  }
}

// The question of each calculator, and of each scene, answered by the engine, gives what stands in
// its page.
async function calculatorsAnswer(rows) {
  const forms = [];
  for (const { dataset: { row, page } } of rows) {
    const html = await (await fetch(new URL(page, root))).text();
    forms.push(new DOMParser().parseFromString(html, "text/html").getElementById(row));
  }
  const questions = forms.map(({ id, dataset: { built, scene } }, i) => ({
    root: "../".repeat(rows[i].dataset.page.split("/").length - 1),
    ...(scene ? { scene, do: "start" } : { calculator: id, state: built }),
  }));
  let hold = 0;
  await askAfresh(questions, ({ parts }, i) => {
    const part = forms[i].dataset.scene ? "play" : "answer";
    const built = forms[i].querySelector(`[data-part="${part}"]`).innerHTML;
    if (settle(rows[i], parsed(parts?.[part] ?? "") === built)) hold += 1;
  });
  return hold === rows.length;
}

function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html").body.innerHTML;
}

function settle(row, holds) {
  set(row, holds ? "good" : "bad");
  return holds;
}

function set(row, mark) {
  row.dataset.now = mark;
  for (const piece of row.querySelectorAll("[data-mark]")) piece.hidden = piece.dataset.mark !== mark;
}

function verdict(place, name) {
  for (const piece of place.querySelectorAll("[data-verdict]")) piece.hidden = piece.dataset.verdict !== name;
}

export async function showFacts() {
  if (!document.querySelector("[data-checks]")) return;
  const facts = await told().catch(() => undefined);
  put("release", facts?.id ?? "–");
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  put("used", usage === undefined ? "–" : `${(usage / 1e6).toFixed(1)} MB`);
  const isKept = (await navigator.storage?.persisted?.()) ? "yes" : "no";
  for (const piece of document.querySelectorAll("[data-kept]")) piece.hidden = piece.dataset.kept !== isKept;
}
