/* The whole app is cached on the first visit, so that it opens without a network. The build adds the constants
   FILES, VERSION and YOUR_TURN before this. */
/* global FILES, VERSION, YOUR_TURN */
const CACHE = `safehouse-${VERSION}`;
/** Written by the app, read by the service worker. */
const SETTINGS = 'safehouse-settings';
/** Documentation pages that were opened before, and the list of all of them. */
const DOCS = 'safehouse-docs';
const DOCS_START = ['/docs', '/docs/style.css'];
/** Games from packages; the app puts their files here, too (cache-game-packages.ts). */
const GAMES = 'safehouse-games';

self.addEventListener('install', (event) => {
  event.waitUntil(precache().then(() => self.skipWaiting()));
});

/** File names under assets/ contain a hash of the content, so a file in an older version's cache can be reused. */
async function precache() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    const cached = file.startsWith('/assets/') ? await caches.match(file) : undefined;
    if (cached) await cache.put(file, cached);
    else await cache.add(new Request(file, { cache: 'no-cache' }));
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    deleteOtherCaches()
      .then(cacheDocsStart)
      .then(() => self.clients.claim()),
  );
});

/** The server renders the documentation. If this fails, the app still works without it. */
async function cacheDocsStart() {
  const cache = await caches.open(DOCS);
  await cache.addAll(DOCS_START).catch(() => undefined);
}

async function deleteOtherCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => ![CACHE, SETTINGS, DOCS, GAMES].includes(name)).map((name) => caches.delete(name)),
  );
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname.startsWith('/fairness')) return;
  if (/^\/docs(\/|$)/.test(url.pathname)) event.respondWith(networkFirstDocs(request));
  else if (url.pathname.startsWith('/games/')) event.respondWith(networkFirst(request, GAMES));
  else if (request.mode === 'navigate') event.respondWith(networkFirstPage(request));
  else event.respondWith(cacheFirst(request));
});

/** From the network; from the cache if it fails or is slow. */
async function networkFirstPage(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(4000) });
    if (response.ok && new URL(request.url).pathname === '/') await cachePage(response.clone());
    return response;
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** Caches the page, which lists the installed games. A page of another version would need files that are not cached. */
async function cachePage(response) {
  const html = await response.clone().text();
  const assets = html.match(/\/assets\/[^"]+\.js/g) ?? [];
  if (assets.every((file) => FILES.includes(file))) await (await caches.open(CACHE)).put('/', response);
}

/** Without a network the page as last seen, or the list of all pages. */
async function networkFirstDocs(request) {
  const response = await networkFirst(request, DOCS);
  return response.type === 'error' ? ((await caches.match('/docs')) ?? response) : response;
}

/** From the network, and cached; without a network the cached response. */
async function networkFirst(request, name) {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(4000) });
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

async function cacheFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The message never names a card. Servers of earlier releases send only turns, without a title. */
self.addEventListener('push', (event) => {
  const message = event.data?.json() ?? {};
  if (message.title || message.type === 'your-turn') event.waitUntil(notify(message));
});

async function notify({ title, type, match, path, settings }) {
  await self.registration.showNotification(title ?? YOUR_TURN[await language()] ?? YOUR_TURN.en, {
    icon: '/icon-192.png',
    tag: match ?? type,
    data: { path: path ?? `/match/${match}` },
    // Opens the settings, where notifications can be turned off.
    actions: settings ? [{ action: 'settings', title: settings }] : [],
  });
}

/** The language chosen in the app, or the browser's if the app has not stored it yet. */
async function language() {
  const stored = await caches.match('/language', { cacheName: SETTINGS });
  return stored ? stored.text() : navigator.language.slice(0, 2);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.action === 'settings' ? '/settings' : event.notification.data.path;
  event.waitUntil(self.clients.openWindow(path));
});
