/* The whole app is put aside when it is first visited, so that it opens without a network. FILES and VERSION are
   written before this by the build. */
/* global FILES, VERSION */
const CACHE = `safehouse-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(putAside().then(() => self.skipWaiting()));
});

/** Names under assets/ change with their content: what an older version has put aside already is taken from there. */
async function putAside() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
    if (known) await cache.put(file, known);
    else await cache.add(new Request(file, { cache: 'no-cache' }));
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname.startsWith('/fairness')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(kept(request));
});

/** The newest page where there is a network, the one put aside where there is none or it is slow. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(4000) });
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Only that it is one's turn, and where: no card is ever in such a message. */
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  if (told.type !== 'your-turn') return;
  const shown = { icon: '/icon.svg', tag: told.match, data: { path: `/match/${told.match}` } };
  event.waitUntil(self.registration.showNotification(TURN[language()] ?? TURN.en, shown));
});

const TURN = {
  en: 'Your move',
  sk: 'Ste na ťahu',
  cs: 'Jste na tahu',
  de: 'Du bist am Zug',
  fr: 'À vous de jouer',
};

function language() {
  return navigator.language.slice(0, 2);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
