// A snapshot of Python's memory, kept as what differs from the memory of a fresh instance.
//
// Pyodide's own snapshot is the whole memory (some 25 MB). Most of it is zero, or stands in the wasm
// already. Layout, in 32-bit words: magic, bytes of the memory, granules that differ, bytes of
// the JSON; then the granules' numbers; then the JSON (what Pyodide keeps beside the
// memory), padded to a word; then the granules. worker.js reads it; `unfold` there is the inverse.

export const MAGIC = 0x31594c50; // "PLY1"
export const GRANULE = 256; // bytes

// `full` is the memory to keep; `fresh` and `other` are those of two fresh instances; all of one length.
// Where these two differ (the time, random numbers), another will too: that is kept in any case, with
// what is near it. `config` is a value for JSON.
export function fold(full, fresh, other, config) {
  const keep = differing(full, fresh);
  for (const granule of differing(fresh, other)) {
    for (let near = granule - 4; near <= granule + 4; near++) keep.add(near);
  }
  const changed = [...keep].sort((a, b) => a - b);
  const json = new TextEncoder().encode(JSON.stringify(config));
  const start = 16 + 4 * changed.length + 4 * Math.ceil(json.length / 4);
  const out = new Uint8Array(start + changed.length * GRANULE);
  const head = new Uint32Array(out.buffer, 0, 4 + changed.length);
  head.set([MAGIC, full.length, changed.length, json.length]);
  head.set(changed, 4);
  out.set(json, 16 + 4 * changed.length);
  changed.forEach((granule, i) => {
    out.set(full.subarray(granule * GRANULE, (granule + 1) * GRANULE), start + i * GRANULE);
  });
  return out;
}

// The numbers of the granules in which two memories differ.
function differing(one, two) {
  const [before, after] = [words(one), words(two)];
  const step = GRANULE / 4;
  const found = new Set();
  for (let i = 0; i < after.length; i += step) {
    for (let j = i; j < i + step; j++) {
      if (before[j] !== after[j]) {
        found.add(i / step);
        break;
      }
    }
  }
  return found;
}

function words(bytes) {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}
