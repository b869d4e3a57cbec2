// Keeps one version of the game, whole, for when there is no network. What a
// page gets comes from one version alone: all of it is fetched and compared
// before it is used, and a new version waits until no page uses the old one or
// the player asks for it.
"use strict";
// Another copy of the game may lie under another path of the same origin, and all of
// an origin share its caches: the names of ours carry our path.
const prefix = `serenissima ${new URL(self.registration.scope).pathname} `;
const version = prefix + "@VERSION@";
const files = @FILES@; // their digests by name; the page itself is ""

const address = (name) => new URL(name, self.registration.scope).href;

async function fetched(name) {
  const response = await fetch(address(name), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  if (`sha256-${btoa(String.fromCharCode(...sum))}` !== files[name]) throw new Error(`${name} is of another version`);
  return response;
}

self.addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(version);
  try {
    for (const name of Object.keys(files)) await cache.put(address(name), await fetched(name));
  } catch (e) {
    await caches.delete(version);
    throw e; // the browser tries again with the next visit
  }
})()));

// ours reports whether a cache holds a version of this copy. Older versions left the
// path out of the name; their caches are known by our page in them.
async function ours(name) {
  if (name.startsWith(prefix)) return true;
  return /^serenissima-[0-9a-f]{12}$/.test(name) && await caches.match(address(""), { cacheName: name }) !== undefined;
}

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name !== version && await ours(name)) await caches.delete(name);
  }
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => { if (event.data === "now") self.skipWaiting(); });

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  url.search = url.hash = "";
  const scope = self.registration.scope;
  const name = url.href.startsWith(scope) ? url.href.slice(scope.length).replace(/^index\.html$/, "") : null;
  if (event.request.method !== "GET" || !Object.hasOwn(files, name)) return;
  event.respondWith((async () => {
    const cache = await caches.open(version);
    return await cache.match(address(name)) ?? fetched(name);
  })());
});
