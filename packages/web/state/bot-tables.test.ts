import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the module as in a browser with this storage. */
async function openWith(stored: { [key: string]: string }) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      stored[key] = text;
    },
  });
  return import('./bot-tables.ts');
}

const SHARP = { levels: ['sharp', 'master'], options: { mode: 'advanced' }, draw: true, edition: '' };

test('a game starts with the weakest bots, as many as it needs', async () => {
  const { botTableFor } = await openWith({});
  expect(botTableFor('chess', 2).levels).toEqual(['gentle']);
  expect(botTableFor('bridge', 4).levels).toEqual(['gentle', 'gentle', 'gentle']);
});

test('the choice for one game does not affect another', async () => {
  const { botTableFor, lastLevelOf, rememberBotTable } = await openWith({});
  rememberBotTable('chess', SHARP);
  expect(botTableFor('chess', 2)).toEqual(SHARP);
  expect(lastLevelOf('chess')).toBe('sharp');
  expect(lastLevelOf('go')).toBe('gentle');
});

test('the choice is still there after a reload', async () => {
  const stored = {};
  (await openWith(stored)).rememberBotTable('chess', SHARP);
  vi.resetModules();
  expect((await openWith(stored)).botTableFor('chess', 2)).toEqual(SHARP);
});

test('malformed entries are ignored, each game separately', async () => {
  const damaged = { chess: { ...SHARP, levels: [] }, go: { ...SHARP, draw: 'no' }, bridge: SHARP };
  const { botTableFor } = await openWith({ 'safehouse.bot-tables': JSON.stringify(damaged) });
  expect(['chess', 'go', 'bridge'].map((game) => botTableFor(game, 2).levels[0])).toEqual([
    'gentle',
    'gentle',
    'sharp',
  ]);
  vi.resetModules();
  expect((await openWith({ 'safehouse.bot-tables': '{' })).botTableFor('chess', 2).levels).toEqual(['gentle']);
});
