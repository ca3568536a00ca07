import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(resolve(import.meta.dirname, 'service-worker.js'), 'utf8');
const YOUR_TURN = { en: 'Your move', sk: 'Ste na ťahu', de: 'Du bist am Zug' };

interface PushEvent {
  readonly data: { json(): object };
  waitUntil(work: Promise<void>): void;
}

/** The titles of the notifications that a browser of this language shows for a message. */
async function titlesFor(message: object, browserLanguage: string, stored?: string): Promise<string[]> {
  const listeners: { [type: string]: (event: PushEvent) => void } = {};
  const titles: string[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: PushEvent) => void) => {
      listeners[type] = listener;
    },
    registration: { showNotification: async (title: string) => titles.push(title) },
  };
  const caches = { match: async () => (stored === undefined ? undefined : new Response(stored)) };
  const globals = {
    self,
    caches,
    navigator: { language: browserLanguage },
    FILES: [],
    VERSION: '1',
    YOUR_TURN,
  };
  new Function(...Object.keys(globals), SOURCE)(...Object.values(globals));
  const work: Promise<void>[] = [];
  listeners.push({ data: { json: () => message }, waitUntil: (promise) => work.push(promise) });
  await Promise.all(work);
  return titles;
}

const MESSAGE = { type: 'your-turn', match: 'm1' };

test('a notification is in the language chosen in the app', async () => {
  expect(await titlesFor(MESSAGE, 'de-AT', 'sk')).toEqual(['Ste na ťahu']);
});

test('before the app has stored a language, a notification is in that of the browser', async () => {
  expect(await titlesFor(MESSAGE, 'de-AT')).toEqual(['Du bist am Zug']);
  expect(await titlesFor(MESSAGE, 'pt-BR')).toEqual(['Your move']);
});

test('a message with a title shows it', async () => {
  const message = { type: 'friend-request', title: 'Ann sa s vami chce priateliť', path: '/friends' };
  expect(await titlesFor(message, 'de-AT')).toEqual(['Ann sa s vami chce priateliť']);
});

test('other messages show nothing', async () => {
  expect(await titlesFor({ type: 'other' }, 'en')).toEqual([]);
});

test.each([
  ['', '/tournament/t1'],
  ['settings', '/settings'],
])('a press on the action "%s" of a notification opens %s', async (action, path) => {
  const listeners = new Map<string, (event: object) => void>();
  const shown: { actions: readonly { action: string }[]; data: object }[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification: async (_: string, options: (typeof shown)[0]) => shown.push(options) },
    clients: { openWindow: async (target: string) => opened.push(target) },
  };
  const globals = { self, caches: {}, navigator: {}, FILES: [], VERSION: '1', YOUR_TURN };
  new Function(...Object.keys(globals), SOURCE)(...Object.values(globals));
  const message = { type: 'club-tournament', title: 'New', path: '/tournament/t1', settings: 'Settings' };
  await new Promise<void>((resolve) => {
    const waitUntil = (work: Promise<void>) => void work.then(resolve);
    listeners.get('push')?.({ data: { json: () => message }, waitUntil });
  });
  const [{ actions, data }] = shown;
  expect(actions).toEqual([{ action: 'settings', title: 'Settings' }]);
  listeners.get('notificationclick')?.({
    action,
    notification: { close: () => undefined, data },
    waitUntil: () => undefined,
  });
  expect(opened).toEqual([path]);
});

/** What a browser shows for these visits, one after the other, with or without a network. */
async function pagesAt(
  visits: readonly { readonly path: string; readonly online: boolean }[],
  script = '',
): Promise<string[]> {
  const listeners = new Map<string, (event: object) => void>();
  const stored = new Map<string, Response>();
  const pathOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname);
  const cache = {
    put: async (request: Request, response: Response) => void stored.set(pathOf(request), response),
    match: async (request: Request | string) => stored.get(pathOf(request))?.clone(),
  };
  let isOnline = true;
  const globals = {
    self: { addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener) },
    caches: { open: async () => cache, match: cache.match },
    location: { origin: 'http://house' },
    fetch: async (request: Request) => {
      if (!isOnline) throw new TypeError('no network');
      return new Response(`fresh ${pathOf(request)}${script}`);
    },
    FILES: [],
    VERSION: '1',
    YOUR_TURN,
  };
  new Function(...Object.keys(globals), SOURCE)(...Object.values(globals));
  stored.set('/', new Response('the app'));
  const shown: string[] = [];
  for (const { path, online } of visits) {
    isOnline = online;
    const answers: Promise<Response>[] = [];
    const mode = path.startsWith('/games/') ? 'cors' : 'navigate';
    const request = Object.defineProperty(new Request(`http://house${path}`), 'mode', { value: mode });
    listeners.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => answers.push(response) });
    shown.push(await (await answers[0]).text());
  }
  return shown;
}

test('offline, documentation pages opened before are shown from the cache, and the list of pages instead of others', async () => {
  const visits = [
    { path: '/docs', online: true },
    { path: '/docs/bots', online: true },
    { path: '/docs/bots', online: false },
    { path: '/docs/protocol', online: false },
    { path: '/rules', online: false },
  ];
  expect(await pagesAt(visits)).toEqual([
    'fresh /docs',
    'fresh /docs/bots',
    'fresh /docs/bots',
    'fresh /docs',
    'the app',
  ]);
});

test('offline, the files of a game from a package are those fetched last', async () => {
  const visits = [
    { path: '/games/tiny/ui.js', online: true },
    { path: '/games/tiny/ui.js', online: false },
  ];
  expect(await pagesAt(visits)).toEqual(['fresh /games/tiny/ui.js', 'fresh /games/tiny/ui.js']);
});

test('the front page is cached as last sent by the server, unless it belongs to another version', async () => {
  const visits = [
    { path: '/', online: true },
    { path: '/match/1', online: false },
  ];
  expect(await pagesAt(visits)).toEqual(['fresh /', 'fresh /']);
  expect(await pagesAt(visits, '<script src="/assets/new-1.js">')).toEqual([
    'fresh /<script src="/assets/new-1.js">',
    'the app',
  ]);
});
