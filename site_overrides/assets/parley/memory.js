// Python's memory from a compact snapshot (made by calculators/kit/runtime/compact.mjs, which tells
// the layout). Where the site is built, this becomes a part of worker.js.

const MAGIC = 0x31594c50;
const GRANULE = 256; // bytes

// Write a compact snapshot over the memory of a fresh instance; the configuration kept with it.
export function unfold(compact, memory) {
  const [magic, bytes, count, length] = new Uint32Array(compact.buffer, compact.byteOffset, 4);
  if (magic !== MAGIC) throw new Error("this is no snapshot");
  if (bytes !== memory.length) throw new Error(`the snapshot needs ${bytes} bytes of memory, not ${memory.length}`);
  const granules = new Uint32Array(compact.buffer, compact.byteOffset + 16, count);
  const json = 16 + 4 * count;
  let from = json + 4 * Math.ceil(length / 4);
  for (let i = 0; i < count; ) {
    const first = i;
    while (++i < count && granules[i] === granules[i - 1] + 1); // a run goes in one piece
    const size = (i - first) * GRANULE;
    memory.set(compact.subarray(from, from + size), granules[first] * GRANULE);
    from += size;
  }
  return JSON.parse(new TextDecoder().decode(compact.subarray(json, json + length)));
}

// One number over all of the memory: a fresh instance of another wasm, or one that differs in this
// browser, would give another.
export function checksum(memory) {
  const words = new Int32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  let sum = 0;
  for (let i = 0; i < words.length; i++) sum = Math.imul(sum ^ words[i], 0x9e3779b1) + i | 0;
  return sum >>> 0;
}
