/** How the matches of a user are listed as they end, run on every implementation of MatchStore. */
import { type MatchId, newUserId, type UserId } from '@safehouse/protocol';
import type { MatchSummary } from '@safehouse/table';
import { ANN } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryBatch, type MatchStoreUnderTest, newMatch } from './match-store-suite.ts';

export function ownMatchesSuite(name: string, open: () => MatchStoreUnderTest | Promise<MatchStoreUnderTest>): void {
  describe(name, () => {
    let store: MatchStoreUnderTest;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    async function created(user: UserId, summary: Partial<MatchSummary> = {}): Promise<MatchId> {
      const match = newMatch({}, { waiting: [], holders: [user], ...summary });
      await store.matches.create([match]);
      return match.header.id;
    }

    async function change(id: MatchId, version: number, summary: Partial<MatchSummary>): Promise<void> {
      const [entries, after] = entryBatch(version, version);
      expect(await store.matches.append(id, entries, { ...after, waiting: [], ...summary })).toBe('stored');
    }

    const idsOf = async (user: UserId, limit = 99) =>
      (await store.matches.matchesOf(user, limit)).map(({ header }) => header.id);

    test('a match that ends is listed behind the running ones, by the time of its end', async () => {
      const user = newUserId();
      const [first, second, third] = [await created(user), await created(user), await created(user)];
      await change(second, 1, { status: 'over', updatedAt: 50, holders: [user] });
      await change(first, 1, { status: 'closed', updatedAt: 60, holders: [user] });
      expect(await idsOf(user)).toEqual([third, first, second]);
      expect([await idsOf(user, 2), await idsOf(user, 1)]).toEqual([[third, first], [third]]);
      expect(await store.matches.countUnfinishedOf(user)).toEqual({ open: 0, running: 1 });
    });

    test('what happens after the end moves a match to the front of the finished ones', async () => {
      const user = newUserId();
      const [first, second] = [
        await created(user, { status: 'over', updatedAt: 10 }),
        await created(user, { status: 'over', updatedAt: 20 }),
      ];
      expect(await idsOf(user)).toEqual([second, first]);
      await change(first, 1, { status: 'over', updatedAt: 30, holders: [user] });
      expect(await idsOf(user)).toEqual([first, second]);
    });

    test('it ends for somebody who was replaced, too', async () => {
      const user = newUserId();
      const [left, runs] = [await created(user), await created(user)];
      await change(left, 1, { status: 'over', updatedAt: 50, holders: [ANN] });
      expect(await idsOf(user)).toEqual([runs, left]);
      expect(await store.matches.countUnfinishedOf(user)).toEqual({ open: 0, running: 1 });
    });

    test('a match that is marked broken is not running any more', async () => {
      const user = newUserId();
      const broken = await created(user);
      await store.matches.markBroken(broken);
      expect(await store.matches.countUnfinishedOf(user)).toEqual({ open: 0, running: 0 });
      expect(await idsOf(user)).toEqual([broken]);
    });
  });
}
