// Compile our modules, and what they need of the standard library, with the very Python that will
// run them: Pyodide's.
//
//   node runtime.mjs OURS LIBRARY EXTRA,…
//
// OURS is a folder with our packages: its .py become .pyc. LIBRARY is an empty folder, which gets the
// library's bytecode. What is needed is found out: all of ours is imported, every calculator is
// asked everything (rehearsal.py), an error is let through, and then Python tells what it has
// imported. EXTRA names modules to be added. Prints {"pyodide", "python", "modules"}.

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { main } from "./main.mjs";

const text = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

const IMPORT_OURS = `
import importlib, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/ours")
for name in NAMES:
    importlib.import_module(name)
`;
// What lies frozen in the wasm needs no file.
const LOADED = `
specs = {name: getattr(module, "__spec__", None) for name, module in sys.modules.items()}
LOADED = sorted(name for name, spec in specs.items() if spec and spec.origin != "frozen")
`;
const COMPILE = `
import platform
from pathlib import Path
compile_ours(Path("/ours"))
files = compile_library([*LOADED, *EXTRA], library_path(), Path("/library"))
[platform.python_version(), files]
`;

main(async ([ours, library, extra]) => {
  const pyodide = await loadPyodide({ stdout: console.error, stderr: console.error });
  pyodide.mountNodeFS("/ours", ours);
  pyodide.mountNodeFS("/library", library);
  pyodide.globals.set("NAMES", pyodide.toPy(modulesIn(pyodide, "/ours")));
  pyodide.runPython(IMPORT_OURS);
  pyodide.runPython(`${text("rehearsal.py")}\nrehearse()`);
  try {
    pyodide.runPython("{}['an error that nothing catches']");
  } catch {
    // what is imported to tell of it is wanted too
  }
  // Only now: the compiling imports modules of its own.
  pyodide.runPython(LOADED);
  pyodide.globals.set("EXTRA", pyodide.toPy(extra.split(",")));
  const [python, modules] = pyodide.runPython(text("archive.py") + COMPILE).toJs();
  return { pyodide: pyodide.version, python, modules };
});

// The dotted name of every module below a folder.
function modulesIn({ FS }, folder, prefix = "") {
  return FS.readdir(folder).sort().flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name.startsWith(".") || name.startsWith("__pycache__")) return [];
    if (FS.isDir(FS.stat(path).mode)) return modulesIn({ FS }, path, `${prefix}${name}.`);
    if (!name.endsWith(".py")) return [];
    return name === "__init__.py" ? [prefix.slice(0, -1)] : [prefix + name.slice(0, -3)];
  });
}
