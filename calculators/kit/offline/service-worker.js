// Serves one whole release of the book from the device: its text, and the engine once it is stored.
//
// `release.py` bundles this file and puts the release before it:
//   PARLEY = { id, edition, build, engineId, text: [[address, hash, bytes], …], engine: [… ] }
// Both parts are kept under names that carry their hash. A new release stores only what has changed,
// beside the old one, which is served until the reader takes the new one.

import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { cacheName, digest, fill } from "../../../site_overrides/assets/parley/store.js";

const { text: texts, engine: engines, ...facts } = self.PARLEY;
const scope = self.registration.scope;
const HASHED = /[.-][0-9a-f]{8,64}\.[^/]*$/; // a name that can only ever be this content
const text = part("text", texts);
const engine = part("engine", engines);
const parts = [text, engine];
let missed = []; // addresses that were not on the device, since "forget"

function part(kind, list) {
  const name = cacheName(kind, scope);
  const keeper = new PrecacheController({ cacheName: name, fallbackToNetwork: false });
  const files = new Map();
  for (const [address, hash, bytes] of list) {
    const url = new URL(address, scope).href;
    // An engine file whose name is its hash is kept under that name, so that a page can look for it.
    keeper.addToCacheList([{ url, revision: kind === "engine" && HASHED.test(url) ? null : hash }]);
    files.set(url, { url, key: keeper.getCacheKeyForURL(url), hash, bytes });
  }
  return { name, keeper, files };
}

const all = (part) => [...part.files.values()];

async function install() {
  await fill(text.name, all(text));
  // Who has an engine from before gets this release's too, or the release is not whole.
  const before = (await caches.has(engine.name)) && (await (await caches.open(engine.name)).keys());
  if (before && before.length) await fill(engine.name, all(engine));
}

addEventListener("install", (event) => event.waitUntil(install()));

// Workbox deletes what no longer belongs to this release, in these two caches and no other.
async function activate(event) {
  for (const part of parts) if (await caches.has(part.name)) await part.keeper.activate(event);
  await clients.claim();
}

addEventListener("activate", (event) => event.waitUntil(activate(event)));

// The listed file for an address: `folder/`, a page without its ending, any query or fragment.
function find({ url }) {
  if (!url.href.startsWith(scope)) return null;
  const plain = url.origin + url.pathname;
  const names = [plain, ...(plain.endsWith("/") ? [`${plain}index.html`] : [`${plain}.html`])];
  for (const part of parts) {
    for (const name of names) if (part.files.has(name)) return { part, file: part.files.get(name) };
  }
  return null;
}

registerRoute(find, async ({ request, params: { part, file } }) => {
  const held = await part.keeper.matchPrecache(file.url);
  if (held) return held;
  missed.push(file.url);
  if (part === engine) return same(request, file);
  return fetch(request).catch(() => lost(request, file));
});

// A page that the device has thrown away, without a network: the page that tells about it.
async function lost(request, file) {
  const place = new URL("offline.html", scope).href;
  const told = request.mode === "navigate" && file.url !== place;
  return told ? Response.redirect(place) : Response.error();
}

// An engine file from the network, if it is this release's; else the pages are told.
async function same(request, file) {
  const response = await fetch(request);
  if (response.ok && HASHED.test(file.url)) return response;
  if ((await digest(await response.clone().arrayBuffer())) === file.hash) return response;
  registration.update().catch(() => {});
  for (const client of await clients.matchAll({ type: "window" })) client.postMessage({ outdated: true });
  return Response.error();
}

const isPage = ({ request, url }) => request.mode === "navigate" && url.href.startsWith(scope);

registerRoute(isPage, async ({ request }) => {
  try {
    return await fetch(request);
  } catch {
    const page = await text.keeper.matchPrecache(new URL("404.html", scope).href);
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
  }
});

const ANSWERS = {
  tell: () => ({
    ...facts,
    text: { name: text.name, files: all(text) },
    engine: { name: engine.name, files: all(engine) },
  }),
  forget: () => void (missed = []),
  missed: () => missed,
  take: () => self.skipWaiting(),
};

addEventListener("message", ({ data, ports }) => {
  const answer = ANSWERS[data?.ask]?.();
  ports[0]?.postMessage(answer instanceof Promise ? undefined : answer);
});
