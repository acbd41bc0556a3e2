// The way out of a broken service worker: publish this file under the name of the worker, sw.js.
// Each reader's browser fetches it at the next visit; it takes over at once, deletes this copy's
// caches and no other, takes itself away and loads the open pages anew, from the server.

const scope = self.registration.scope;
const ours = ["text", "engine"].map((kind) => `parley ${kind} ${scope}`);

addEventListener("install", () => self.skipWaiting());

addEventListener("activate", (event) => event.waitUntil(stop()));

async function stop() {
  for (const name of ours) await caches.delete(name);
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  await self.registration.unregister();
  for (const client of open) if (client.url.startsWith(scope)) client.navigate(client.url).catch(() => {});
}
