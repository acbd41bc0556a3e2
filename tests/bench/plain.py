"""The page to compare with: stock Pyodide in a worker, our sources as they are, one button."""

import shutil
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

TOP = Path(__file__).resolve().parents[2]
STOCK = TOP / "node_modules" / "pyodide"
FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
PAGE = """<!doctype html><meta charset="utf-8"><title>plain</title>
<button>ask</button><p class="answer-main">2 cards</p>
<script type="module">
let worker;
document.querySelector("button").onclick = () => {
  worker ??= new Worker("worker.js", { type: "module" });
  const line = document.querySelector("p");
  worker.onmessage = ({ data }) => { line.textContent = JSON.parse(data).said; };
  worker.postMessage(QUESTION);
};
const QUESTION = JSON.stringify({
  calculator: "west-card-pool", root: "", inputs: { specializations: "1" } });
</script>"""
WORKER = """import { loadPyodide } from "./pyodide.mjs";
const ready = (async () => {
  const pyodide = await loadPyodide();
  const sources = await (await fetch("sources.zip")).arrayBuffer();
  pyodide.unpackArchive(sources, "zip");
  return pyodide.pyimport("calculators.kit.live").answer;
})();
onmessage = async ({ data }) => postMessage((await ready)(data));
"""


def make(folder: Path) -> Path:
    """Write the page into `folder`; the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "worker.js").write_text(WORKER, encoding="utf-8")
    for name in FILES:
        shutil.copy(STOCK / name, folder / name)
    with ZipFile(folder / "sources.zip", "w", ZIP_DEFLATED) as archive:
        for package in ("rules_core", "calculators"):
            for path in sorted((TOP / package).rglob("*.py")):
                archive.write(path, path.relative_to(TOP).as_posix())
    return folder
