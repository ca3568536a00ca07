import { COUNTING_GAMES } from '@safehouse/table/test-helpers';
import { describe, expect, test } from 'vitest';
import { createGameLoader, GAME_IDS, loadGame } from './registry.ts';

const versionOf = async (games: Parameters<typeof createGameLoader>[0], version?: number) =>
  (await createGameLoader(games)('counting', version))?.rules.version ?? null;

describe('versions of the rules', () => {
  test('a new match gets the current version, a started match the version it started with', async () => {
    expect(await versionOf(COUNTING_GAMES.after)).toBe(2);
    expect(await versionOf(COUNTING_GAMES.after, 2)).toBe(2);
    expect(await versionOf(COUNTING_GAMES.after, 1)).toBe(1);
  });

  test('an unknown game or version is null', async () => {
    expect(await versionOf(COUNTING_GAMES.before, 2)).toBeNull();
    expect(await versionOf(COUNTING_GAMES.atLast, 1)).toBeNull();
    expect(await loadGame('no such game')).toBeNull();
    const first = await createGameLoader(COUNTING_GAMES.before)('counting');
    const mistaken = { counting: async () => ({ ...first!, earlier: { 7: async () => first! } }) };
    expect(await versionOf(mistaken, 7)).toBeNull();
  });

  test.each(GAME_IDS)('%s has a version from 1 on, and its earlier versions are under their own number', async (id) => {
    const { rules, earlier = {} } = (await loadGame(id))!;
    expect([rules.id, Number.isSafeInteger(rules.version) && rules.version >= 1]).toEqual([id, true]);
    for (const version of Object.keys(earlier).map(Number)) {
      expect(version).toBeLessThan(rules.version);
      expect((await loadGame(id, version))?.rules).toMatchObject({ id, version });
    }
  });
});
