// Runs the rules: starts Python, then passes questions in and answers out.
// Nothing here knows a rule, a label or a template.
//
// A worker as it is served has two things put in by calculators/kit/book.py: what the engine is made
// of, and the functions of memory.js. So its first line can ask for everything at once.

import { checksum, unfold } from "./memory.js";

const ENGINE = null;

const began = performance.now();
const engine = new URL("../../engine/", import.meta.url).href;
const at = (part) => engine + ENGINE.parts[part].name;
const asked = new Map(); // part → what it will be

const ways = { loader: code, glue: code, wasm: compiled, library, snapshot: bytes };

// Each part is asked for once; a failure is told where it is waited for.
function part(name) {
  if (!asked.has(name)) {
    asked.set(name, ways[name](at(name)));
    asked.get(name).catch(() => {});
  }
  return asked.get(name);
}

// What the page chose (engine.js): from a snapshot of memory, or from the library.
const kind = self.name;
for (const name of ["wasm", "glue", kind, "loader"]) part(name);

function code(url) {
  return import(url);
}

async function found(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

async function bytes(url) {
  return new Uint8Array(await (await found(url)).arrayBuffer());
}

// A name ends with the first figures of its content's hash. Browsers hash only on a safe address.
async function whole(url, content) {
  if (!globalThis.crypto?.subtle) return content;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const figures = Array.from(hash, (each) => each.toString(16).padStart(2, "0")).join("");
  if (!figures.startsWith(/-([0-9a-f]+)\.\w+$/.exec(url)[1])) throw new Error(`${url} is damaged`);
  return content;
}

async function library(url) {
  return whole(url, await bytes(url));
}

// Compiled while it arrives, where the server names its type right.
async function compiled(url) {
  const response = await found(url);
  const content = response.clone().arrayBuffer().then((all) => whole(url, all));
  const typed = response.headers.get("Content-Type") === "application/wasm";
  const code = typed ? WebAssembly.compileStreaming(response) : content.then((all) => WebAssembly.compile(all));
  return (await Promise.all([code, content]))[0];
}

async function python(settings, prepared = async (module) => module) {
  const { loadPyodide } = await part("loader");
  const glue = (await part("glue")).default;
  const wasm = await part("wasm");
  postMessage({ stage: "python" });
  const pyodide = await loadPyodide({
    indexURL: engine,
    packageBaseUrl: engine,
    lockFileContents: ENGINE.lock,
    env: ENGINE.env,
    _sysExecutable: "python",
    wasm,
    createPyodideModule: async (given) => prepared(await glue(given)),
    ...settings,
  });
  postMessage({ stage: "rules" });
  pyodide.pyimport("calculators.kit.absent").prepare();
  return pyodide.pyimport("calculators.kit.live").answer;
}

// The ordinary way: Python starts and imports what it needs.
function fromLibrary() {
  return python({ stdLibURL: part("library") });
}

// Python as it was once all was imported. The memory must be to the last bit what it was then.
async function fromSnapshot() {
  const snapshot = await part("snapshot");
  return python({ stdLibURL: new Uint8Array(), _loadSnapshot: snapshot }, (module) => {
    module.API.restoreSnapshot = () => {
      const config = unfold(snapshot, module.HEAPU8);
      if (checksum(module.HEAPU8) !== ENGINE.checksum) throw new Error("the memory is not what it was");
      return config;
    };
    return module;
  });
}

async function start() {
  let answer, way = kind;
  try {
    answer = await (kind === "snapshot" ? fromSnapshot() : fromLibrary());
  } catch (error) {
    if (kind !== "snapshot") throw error;
    postMessage({ note: `the snapshot was not used: ${told(error)}` });
    answer = await fromLibrary();
    way = "library";
  }
  postMessage({ stage: "ready", note: `started from the ${way} in ${Math.round(performance.now() - began)} ms` });
  return answer;
}

const ready = start();
ready.catch(failed);
// Where the wasm cannot be instantiated, Pyodide leaves a rejection to nobody and never answers.
addEventListener("unhandledrejection", (event) => failed(event.reason));

function told(error) {
  return String(error?.message ?? error).slice(-400);
}

function failed(error) {
  postMessage({ stage: "failed", cause: told(error) });
}

onmessage = async ({ data: { number, question } }) => {
  try {
    const answer = await ready;
    postMessage({ number, answer: answer(question) });
  } catch (error) {
    console.error(error); // in full; the page tells the end of it
    postMessage({ number, cause: told(error) });
  }
};
