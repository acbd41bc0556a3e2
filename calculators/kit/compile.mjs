// Compile a folder of Python to bytecode with the very Python that will run it: Pyodide's.
//
//   node compile.mjs FOLDER      (the folder of node_modules is looked for above this file)
//
// Each .py file of FOLDER becomes a .pyc beside it (not bound to a source, docstrings kept) and goes
// away. Then every module is imported once, so that one which misses something stops the build here.
// Prints {"pyodide": "…", "python": "…"}; on an error, prints its message and ends with status 1.

import { loadPyodide } from "pyodide";

const COMPILE = `
import importlib, platform, py_compile, sys
from pathlib import Path

top = Path("/wheel")
sources = sorted(top.rglob("*.py"))
for source in sources:
    py_compile.compile(
        str(source),
        cfile=str(source.with_suffix(".pyc")),
        dfile=str(source.relative_to(top)),
        doraise=True,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
for source in sources:
    source.unlink()

sys.path.insert(0, str(top))
for source in sources:
    name = ".".join(source.relative_to(top).with_suffix("").parts)
    importlib.import_module(name.removesuffix(".__init__"))
platform.python_version()
`;

try {
  const folder = process.argv[2];
  if (!folder) throw new Error("say which folder to compile");
  const pyodide = await loadPyodide({ stdout: console.error, stderr: console.error });
  pyodide.mountNodeFS("/wheel", folder);
  const python = pyodide.runPython(COMPILE);
  console.log(JSON.stringify({ pyodide: pyodide.version, python }));
} catch (error) {
  // Left uncaught, Node would print the line it came from: 1.25 MB of Pyodide.
  console.error(String(error?.message ?? error).slice(-4000));
  process.exitCode = 1;
}
