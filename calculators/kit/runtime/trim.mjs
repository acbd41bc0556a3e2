// Take out of Pyodide's wasm and glue what serves only modules written in C, which a page of ours
// never loads: 8,300 of 8,560 exports, the glue's lines for them, and the functions that nothing
// else calls. And it begins with more memory.
//
//   node trim.mjs PYODIDE WASM_OPT OUT
//
// PYODIDE is its package's folder, WASM_OPT binaryen's tool, OUT a folder that gets pyodide.asm.wasm
// and pyodide.asm.mjs. An export stays when its name, or that with an underscore before it, is a word
// in the rest of the glue or in the loader, or when the wasm asks for it itself (by its imports from
// GOT, Emscripten's table of addresses). Prints {"exports": how many stayed}.

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { main } from "./main.mjs";

// What the wasm uses, one by one: with --all-features, binaryen writes what browsers refuse.
const FEATURES = [
  "bulk-memory", "bulk-memory-opt", "exception-handling", "multivalue", "mutable-globals",
  "nontrapping-float-to-int", "reference-types", "sign-ext",
].map((name) => `--enable-${name}`);
const [MEMORY, EXPORTS] = [5, 7]; // the numbers of those sections
// Pages of 64 KiB to begin with, 36 MB. Pyodide's own 480 hold no more than was there when the rules
// of four games were all; what grows while it is imported fits no snapshot of a fresh instance.
const PAGES = 576;

main(async ([pyodide, wasmOpt, out]) => {
  const wasm = readFileSync(`${pyodide}/pyodide.asm.wasm`);
  const glue = taken(readFileSync(`${pyodide}/pyodide.asm.mjs`, "utf8"));
  const loader = readFileSync(`${pyodide}/pyodide.mjs`, "utf8");
  const module = new WebAssembly.Module(wasm);

  const words = new Set((glue.before + glue.after + loader).match(/[A-Za-z_$][\w$]*/g));
  const named = (name) => words.has(name) || words.has(`_${name}`);
  const asked = new Set(WebAssembly.Module.imports(module).flatMap(
    ({ module: from, name }) => (from.startsWith("GOT.") ? [name] : []),
  ));
  const lines = glue.lines.filter((line) => named(line.match(/wasmExports\["([^"]+)"\]/)[1]));
  const names = glue.names.filter((name) => lines.some((line) => `=${line}`.includes(`=${name}=`)));
  const trimmed = `${glue.before}var ${names.join(",")};${glue.head}${lines.join(";")}${glue.after}`;
  writeFileSync(`${out}/pyodide.asm.mjs`, trimmed);

  const exported = `${out}/exported.wasm`;
  writeFileSync(exported, withExports(wasm, (name) => named(name) || asked.has(name)));
  const target = `${out}/pyodide.asm.wasm`;
  execFileSync(process.execPath, [wasmOpt, exported, "-o", target, "--remove-unused-module-elements", ...FEATURES]);
  rmSync(exported);
  const stayed = new WebAssembly.Module(readFileSync(target));
  return { exports: WebAssembly.Module.exports(stayed).length };
});

// The glue around the list of variables for the exports and the function that fills them.
function taken(glue) {
  const head = "function assignWasmExports(wasmExports){";
  const at = glue.indexOf(head);
  const list = glue.lastIndexOf("var ", at);
  const end = glue.indexOf("}", at);
  if (at < 0) throw new Error("the glue is not of the version that this was made for");
  return {
    before: glue.slice(0, list),
    names: glue.slice(list + "var ".length, at - ";".length).split(","),
    head,
    lines: glue.slice(at + head.length, end).split(";").filter(Boolean),
    after: glue.slice(end),
  };
}

// The wasm with those exports whose name is wanted and with more memory, all else as it was.
function withExports(wasm, wanted) {
  let at = 8; // after the magic and the version
  const number = () => {
    let [value, scale] = [0, 1];
    for (;; scale *= 128) {
      const byte = wasm[at++];
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  const out = [wasm.subarray(0, at)];
  while (at < wasm.length) {
    const start = at;
    const section = wasm[at++];
    const end = number() + at;
    if (section === MEMORY) {
      const [one, hasMost] = [number(), wasm[at++]];
      if (one !== 1 || number() > PAGES) throw new Error("the memory is not as this was made for");
      const body = Buffer.concat([Buffer.from([one, hasMost]), written(PAGES), wasm.subarray(at, end)]);
      out.push(Buffer.from([MEMORY]), written(body.length), body);
    } else if (section !== EXPORTS) out.push(wasm.subarray(start, end));
    else {
      const kept = [];
      for (let left = number(); left > 0; left--) {
        const entry = at;
        const length = number();
        const name = wasm.toString("utf8", at, at + length);
        at += length + 1; // and the byte that tells its kind
        number();
        if (wanted(name)) kept.push(wasm.subarray(entry, at));
      }
      const body = Buffer.concat([written(kept.length), ...kept]);
      out.push(Buffer.from([EXPORTS]), written(body.length), body);
    }
    at = end;
  }
  return Buffer.concat(out);
}

// A number as wasm writes it: seven bits a byte, the lowest first.
function written(value) {
  const bytes = [];
  do bytes.push((value % 128) | (value >= 128 ? 128 : 0));
  while ((value = Math.floor(value / 128)));
  return Buffer.from(bytes);
}
