// Start Python from the built library under Node, and try it.
//
//   node ask.mjs ENGINE < {"questions": […], "imports": […]}
//
// Prints {"answers": […], "errors": {module → what importing it says, where it fails}}.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { main } from "../../calculators/kit/runtime/main.mjs";

const TRY = `
import importlib
errors = {}
for name in NAMES:
    try:
        importlib.import_module(name)
    except ImportError as error:
        errors[name] = str(error)
errors
`;

main(async ([folder]) => {
  const { parts, lock, env } = JSON.parse(readFileSync(`${folder}/engine.json`, "utf8"));
  const { questions, imports } = JSON.parse(readFileSync(0, "utf8"));
  const path = (part) => `${folder}/${parts[part].name}`;
  const { loadPyodide } = await import(pathToFileURL(path("loader")).href);
  const pyodide = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    lockFileContents: lock,
    env,
    wasm: WebAssembly.compile(readFileSync(path("wasm"))),
    stdLibURL: readFileSync(path("library")),
    createPyodideModule: (await import(pathToFileURL(path("glue")).href)).default,
  });
  pyodide.pyimport("calculators.kit.absent").prepare();
  const { answer } = pyodide.pyimport("calculators.kit.live");
  const answers = questions.map((question) => answer(question));
  pyodide.globals.set("NAMES", pyodide.toPy(imports));
  const errors = pyodide.runPython(TRY).toJs({ dict_converter: Object.fromEntries });
  return { answers, errors };
});
