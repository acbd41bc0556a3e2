// What is kept on the device: files in a cache, each with the SHA-256 it must have. Used by the page
// and by the service worker. A file: { url, key (its name in the cache), hash (base64), bytes }.

const LANES = 3; // files fetched at a time

// The cache of one part ("text" or "engine") of the copy at this address.
export const cacheName = (part, scope) => `parley ${part} ${scope}`;

// The files of a list that a cache does not hold; makes no cache.
export async function missing(name, files) {
  if (!(await caches.has(name))) return files;
  const requests = await (await caches.open(name)).keys();
  const held = new Set(requests.map((request) => request.url));
  return files.filter((file) => !held.has(file.key));
}

// Fetch what is missing. What is there stays, so a broken-off fill goes on where it was.
// `progress` is told the bytes that are there and the bytes of all. Throws Outdated when the server
// has another file than the list says, an AbortError after `signal`, a TypeError without a network.
export async function fill(name, files, { signal, progress = () => {} } = {}) {
  const queue = [...(await missing(name, files))];
  const all = sum(files);
  let there = all - sum(queue);
  const step = (bytes) => progress((there += bytes), all);
  step(0);
  if (!queue.length) return;
  const cache = await caches.open(name);
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await take(cache, file, signal, step);
  };
  // What is on its way when one file fails is still kept.
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const broken = ends.find(({ status }) => status === "rejected");
  if (broken) throw broken.reason;
}

// Delete what is not what the list says, so that the next `fill` fetches it anew.
export async function weed(name, files) {
  const cache = await caches.open(name);
  for (const file of files) {
    const held = await cache.match(file.key);
    if (held && (await digest(await held.arrayBuffer())) !== file.hash) await cache.delete(file.key);
  }
}

export class Outdated extends Error {}

// What the browser still has from reading serves too, if it is right; else the server is asked.
async function take(cache, file, signal, step) {
  for (const mode of ["force-cache", "reload"]) {
    const response = await fetch(file.url, { cache: mode, priority: "low", signal });
    const bytes = await read(response.clone(), step);
    if ((await digest(bytes)) === file.hash) return cache.put(file.key, plain(response));
    step(-bytes.byteLength);
  }
  throw new Outdated(file.url);
}

async function read(response, step) {
  const chunks = [];
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).arrayBuffer();
    chunks.push(value);
    step(value.byteLength);
  }
}

// A page cannot be opened from an answer that was redirected. The hash vouches for the content,
// whatever the status: 404.html may come with its own.
function plain(response) {
  if (response.ok && !response.redirected) return response;
  return new Response(response.body, { headers: response.headers });
}

export async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...hash));
}

export function sum(files) {
  return files.reduce((bytes, file) => bytes + file.bytes, 0);
}
