import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(resolve(import.meta.dirname, 'service-worker.js'), 'utf8');
const YOUR_TURN = { en: 'Your move', sk: 'Ste na ťahu', de: 'Du bist am Zug' };

interface PushEvent {
  readonly data: { json(): object };
  waitUntil(work: Promise<void>): void;
}

/** The titles of the notifications that this message brings up in a browser of this language. */
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

test('a notification speaks the language chosen in the app', async () => {
  expect(await titlesFor(MESSAGE, 'de-AT', 'sk')).toEqual(['Ste na ťahu']);
});

test('before the app has stored a language, it is that of the browser', async () => {
  expect(await titlesFor(MESSAGE, 'de-AT')).toEqual(['Du bist am Zug']);
  expect(await titlesFor(MESSAGE, 'pt-BR')).toEqual(['Your move']);
});

test('other messages show nothing', async () => {
  expect(await titlesFor({ type: 'other' }, 'en')).toEqual([]);
});
