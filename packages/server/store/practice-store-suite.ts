/** The contract of PracticeStore, run on every implementation. */
import { SEATS } from '@safehouse/contract';
import { type MatchId, newMatchId, type PracticeMatch } from '@safehouse/protocol';
import { ANN, BOB, botChair, headerWith, personChair } from '@safehouse/table/test-helpers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { MatchOutcome } from './rating-store.ts';
import type { Store } from './store.ts';

type PracticeTestStore = Pick<Store, 'practice' | 'ratings' | 'close'>;

function won(at: number, parts: Partial<PracticeMatch> = {}): PracticeMatch {
  return { id: newMatchId(), game: 'g', levels: ['easy'], beaten: ['easy'], outcome: 'won', at, ...parts };
}

/** A match on the server in which Ann beats one bot and wins with another. */
function outcomeWithBots(match: MatchId): MatchOutcome {
  const chairs = [personChair(ANN), botChair('easy'), botChair('hard'), botChair('easy')];
  const placements = chairs.map((chair, seat) => ({
    seat: SEATS[seat],
    chair,
    rank: 1 + (seat % 2),
    won: seat % 2 === 0,
  }));
  return { match, game: 'g', mode: '4', moves: 9, placements, isTeamGame: true };
}

export function practiceStoreSuite(name: string, open: () => PracticeTestStore | Promise<PracticeTestStore>): void {
  describe(name, () => {
    let store: PracticeTestStore;
    beforeEach(async () => {
      store ??= await open();
      await store.practice.eraseUser(ANN);
    });
    afterAll(() => store.close());

    test('wins are counted once, also when matches are sent twice at the same moment', async () => {
      const { practice } = store;
      const [first, second] = [won(5), won(3, { levels: ['easy', 'hard'], beaten: ['easy', 'hard'] })];
      await Promise.all([practice.addMatches(ANN, [first, second, first], 9), practice.addMatches(ANN, [second], 9)]);
      expect(await practice.beatenBy(ANN)).toEqual([
        { game: 'g', level: 'easy', wins: 2, firstAt: 3 },
        { game: 'g', level: 'hard', wins: 1, firstAt: 3 },
      ]);
      expect(await practice.matchesOf(ANN, 9)).toEqual([first, second]);
      expect(await practice.countsOf(ANN)).toEqual([{ game: 'g', matches: 2, wins: 2 }]);
    });

    test('the latest matches are kept; older ones do not come back, and their wins stay', async () => {
      const { practice } = store;
      const all = [1, 2, 3, 4].map((at) => won(at));
      await practice.addMatches(ANN, all.slice(0, 3), 2);
      await practice.addMatches(ANN, all, 2);
      expect(await practice.matchesOf(ANN, 9)).toEqual([all[3], all[2]]);
      expect(await practice.beatenBy(ANN)).toMatchObject([{ wins: 4 }]);
    });

    test('losses and draws beat nobody', async () => {
      const { practice } = store;
      const matches = [won(1, { outcome: 'lost', beaten: [] }), won(2, { outcome: 'drawn', beaten: [], game: 'h' })];
      await practice.addMatches(ANN, matches, 9);
      expect(await practice.beatenBy(ANN)).toEqual([]);
      expect(await practice.countsOf(ANN)).toEqual([
        { game: 'g', matches: 1, wins: 0 },
        { game: 'h', matches: 1, wins: 0 },
      ]);
    });

    test('a mark takes nothing away', async () => {
      const { practice } = store;
      await practice.addMatches(ANN, [won(5)], 9);
      await practice.markBeaten(
        ANN,
        [
          { game: 'g', level: 'easy' },
          { game: 'g', level: 'hard' },
        ],
        7,
      );
      expect(await practice.beatenBy(ANN)).toEqual([
        { game: 'g', level: 'easy', wins: 1, firstAt: 5 },
        { game: 'g', level: 'hard', wins: 0, firstAt: 7 },
      ]);
    });

    test('a bot beaten on the server is counted with the match, a partner is not beaten', async () => {
      const { practice, ratings } = store;
      const { id } = headerWith();
      for (const _ of [1, 2]) await ratings.countMatch(outcomeWithBots(id), 8, []);
      expect(await practice.beatenBy(ANN)).toEqual([{ game: 'g', level: 'easy', wins: 1, firstAt: 8 }]);
    });

    test('everybody has their own, and an erased user none', async () => {
      const { practice } = store;
      const match = won(1);
      await practice.addMatches(ANN, [match], 9);
      await practice.addMatches(BOB, [match], 9);
      await practice.eraseUser(ANN);
      expect([await practice.matchesOf(ANN, 9), await practice.beatenBy(ANN)]).toEqual([[], []]);
      expect(await practice.matchesOf(BOB, 9)).toEqual([match]);
    });
  });
}
