import { COUNTING_GAMES } from '@safehouse/table/test-helpers';
import { describe, expect, test } from 'vitest';
import { createGameLoader, GAME_IDS, loadGame } from './registry.ts';

const versionOf = async (games: Parameters<typeof createGameLoader>[0], version?: number) =>
  (await createGameLoader(games)('counting', version))?.rules.version ?? null;

describe('versions of the rules', () => {
  test('new matches get the present one, and those that have begun the one they began with', async () => {
    expect(await versionOf(COUNTING_GAMES.after)).toBe(2);
    expect(await versionOf(COUNTING_GAMES.after, 2)).toBe(2);
    expect(await versionOf(COUNTING_GAMES.after, 1)).toBe(1);
  });

  test('what is not here is not replaced by something else', async () => {
    expect(await versionOf(COUNTING_GAMES.before, 2)).toBeNull();
    expect(await versionOf(COUNTING_GAMES.atLast, 1)).toBeNull();
    expect(await loadGame('no such game')).toBeNull();
    const first = await createGameLoader(COUNTING_GAMES.before)('counting');
    const mistaken = { counting: async () => ({ ...first!, earlier: { 7: async () => first! } }) };
    expect(await versionOf(mistaken, 7)).toBeNull();
  });

  test.each(GAME_IDS)(
    '%s counts them from 1 on, and keeps earlier ones under their own number',
    async (id) => {
      const { rules, earlier = {} } = (await loadGame(id))!;
      expect([rules.id, Number.isSafeInteger(rules.version) && rules.version >= 1]).toEqual([id, true]);
      for (const version of Object.keys(earlier).map(Number)) {
        expect(version).toBeLessThan(rules.version);
        expect((await loadGame(id, version))?.rules).toMatchObject({ id, version });
      }
    },
  );
});
