// Make the snapshot: Python's memory with all of the runtime imported, as a page restores it.
//
//   node snapshot.mjs ENGINE ABOUT OUT
//
// ENGINE is the folder with the parts, ABOUT is JSON: "parts" (their names), "lock" (Pyodide's
// list of packages, with none in it) and "env" (as in the page); OUT is the file to write. The
// snapshot fits only the very wasm and glue it is made with, and nothing of JavaScript may be alive
// in it. Prints {"checksum": of the memory once restored}.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { checksum, unfold } from "../../../site_overrides/assets/parley/memory.js";
import { fold } from "./compact.mjs";
import { main } from "./main.mjs";

const CLEAN = readFileSync(new URL("clean.py", import.meta.url), "utf8");

main(async ([folder, about, out]) => {
  const { lock, env, parts } = JSON.parse(about);
  const at = (part) => pathToFileURL(`${folder}/${parts[part]}`).href;
  const { loadPyodide } = await import(at("loader"));
  const glue = (await import(at("glue"))).default;
  const wasm = await WebAssembly.compile(readFileSync(`${folder}/${parts.wasm}`));
  const library = readFileSync(`${folder}/${parts.library}`);
  const common = { indexURL: folder, packageBaseUrl: folder, lockFileContents: lock, wasm, env, _sysExecutable: "python" };

  const first = await loadPyodide({
    ...common,
    stdLibURL: library,
    createPyodideModule: glue,
    _makeSnapshot: true,
  });
  first.runPython(CLEAN);
  zeroFreeMemory(first._module);
  const stock = first.makeMemorySnapshot();
  const full = first._module.HEAPU8.slice();

  // Start as a page does, up to the point where the memory is to be restored.
  const restored = (restore) => loadPyodide({
    ...common,
    stdLibURL: new Uint8Array(),
    _loadSnapshot: stock,
    createPyodideModule: async (given) => {
      const module = await glue(given);
      const { API, HEAPU8 } = module;
      const stockRestore = API.restoreSnapshot;
      API.restoreSnapshot = () => restore(HEAPU8, () => stockRestore(stock));
      return module;
    },
  });
  const memories = [];
  for (const _ of [1, 2]) {
    await restored((memory, stockRestore) => {
      memories.push(memory.slice());
      return stockRestore();
    });
  }
  let compact;
  const second = await restored((memory, stockRestore) => {
    const fresh = memory.slice();
    compact = fold(full, ...memories, stockRestore());
    memory.set(fresh);
    const config = unfold(compact, memory);
    if (checksum(memory) !== checksum(full)) throw new Error("the snapshot unfolds to something else");
    return config;
  });
  const { answer } = second.pyimport("calculators.kit.live");
  if (!answer("{}").includes("faults")) throw new Error("the restored Python does not answer");
  writeFileSync(out, compact);
  return { checksum: checksum(full) };
});

// Freed memory still holds what it held. Take all of it, fill it with zeros, give it back. Meanwhile
// the memory must not grow: a fresh instance begins with no more than it has now.
function zeroFreeMemory(module) {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = () => {
    throw new RangeError("not now");
  };
  const held = [];
  for (let size = 8 << 20; size >= 16; size >>= 1) {
    for (let place; (place = module._malloc(size)); held.push(place)) {
      module.HEAPU8.fill(0, place, place + size);
    }
  }
  for (const place of held) module._free(place);
  WebAssembly.Memory.prototype.grow = grow;
}
