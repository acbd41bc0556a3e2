// Runs the rules: loads Pyodide and our wheel, then passes questions in and answers out.
// Nothing here knows a rule, a label or a template.

const engine = new URL("../../engine/", import.meta.url).href;

async function start() {
  postMessage({ stage: "fetch" });
  const facts = fetch(`${engine}engine.json`, { cache: "no-cache" }).then(readable).then((r) => r.json());
  const wheel = facts.then((f) => fetch(`${engine}${f.wheel.name}?${f.wheel.sha256.slice(0, 16)}`))
    .then(readable)
    .then((r) => r.arrayBuffer());
  wheel.catch(() => {}); // waited for below; without this a failure is reported twice
  const { loadPyodide } = await import(`${engine}pyodide.mjs`);
  postMessage({ stage: "python" });
  const pyodide = await loadPyodide({ indexURL: engine });
  postMessage({ stage: "rules" });
  pyodide.unpackArchive(await wheel, "wheel");
  const answer = pyodide.pyimport("calculators.kit.live").answer;
  postMessage({ stage: "ready" });
  return answer;
}

function readable(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

const ready = start();
ready.catch(failed);
// Where its WebAssembly cannot be fetched, Pyodide leaves a rejection to nobody and never answers.
addEventListener("unhandledrejection", (event) => failed(event.reason));

function failed(error) {
  postMessage({ stage: "failed", cause: String(error).slice(-400) });
}

onmessage = async ({ data: { number, question } }) => {
  try {
    const answer = await ready;
    postMessage({ number, answer: answer(question) });
  } catch (error) {
    postMessage({ number, cause: String(error).slice(-400) });
  }
};
