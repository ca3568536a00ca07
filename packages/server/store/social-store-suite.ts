/** The contract of ChatStore, RatingStore, PushStore and AddressStore, run on every implementation. */
import { SEATS } from '@safehouse/contract';
import { newId } from '@safehouse/protocol';
import { ANN, BOB, botChair, CLEO, headerWith, personChair } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_CHAT_LINES } from './chat-store.ts';
import { newMatch } from './match-store-suite.ts';
import type { MatchOutcome, StoredRating } from './rating-store.ts';
import type { Store } from './store.ts';

type SocialStore = Pick<
  Store,
  'chat' | 'spectatorChat' | 'ratings' | 'push' | 'addresses' | 'matches' | 'moderation' | 'close'
>;

const chatLine = (n: number, text = `line ${n}`) => ({ n, at: 1e12 + n, user: ANN, said: { text } });

const winner = { seat: SEATS[0], chair: personChair(ANN), rank: 1, won: true } as const;
const loser = { seat: SEATS[1], chair: personChair(BOB), rank: 2, won: false } as const;

function outcome(parts: Partial<MatchOutcome> = {}): MatchOutcome {
  const { id } = headerWith();
  return {
    match: id,
    game: 'g',
    mode: 'm',
    moves: 10,
    placements: [winner, loser],
    isTeamGame: false,
    ...parts,
  };
}

function rating(user: StoredRating['user'], matches: number, parts: Partial<StoredRating> = {}): StoredRating {
  return { user, rating: 1500.5, deviation: 50.25, volatility: 0.06, matches, at: 1e12, ...parts };
}

export function socialStoreSuite(name: string, open: () => SocialStore | Promise<SocialStore>): void {
  describe(name, () => {
    let store: SocialStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test.each(['chat', 'spectatorChat'] as const)(
      'lines of %s keep their order, and of two lines with one number the first stays',
      async (name) => {
        const chat = store[name];
        const { id } = headerWith();
        expect(await chat.lastLineNumber(id)).toBe(0);
        const both = await Promise.all([chat.add(id, chatLine(1)), chat.add(id, chatLine(1, 'rival'))]);
        expect(both.toSorted()).toEqual(['conflict', 'stored']);
        await chat.add(id, chatLine(2));
        expect([await chat.lastLineNumber(id), await chat.linesSince(id, 1)]).toEqual([2, [chatLine(2)]]);
        expect([await chat.line(id, 2), await chat.line(id, 3)]).toEqual([chatLine(2), null]);
      },
    );

    test.each(['chat', 'spectatorChat'] as const)('of %s the latest lines up to a time can be read', async (name) => {
      const chat = store[name];
      const { id } = headerWith();
      for (const n of [1, 2, 3, 4]) await chat.add(id, { ...chatLine(n), at: 1e12 + n });
      const read = async (until: number, limit: number) =>
        (await chat.linesSince(id, 1, { until, limit })).map(({ n }) => n);
      expect([await read(1e12 + 3, 9), await read(1e12 + 9, 2), await read(-1, 9)]).toEqual([[2, 3], [3, 4], []]);
    });

    test.each(['chat', 'spectatorChat'] as const)('a removed line of %s keeps its number', async (name) => {
      const chat = store[name];
      const { id } = headerWith();
      await chat.add(id, chatLine(1));
      expect([await chat.remove(id, 1), await chat.remove(id, 2)]).toEqual([true, false]);
      expect(await chat.linesSince(id, 0)).toEqual([{ ...chatLine(1), said: null }]);
      expect((await chat.linesOf(ANN)).find(({ match }) => match === id)).toMatchObject({ n: 1, said: null });
    });

    test.each([
      ['chat', 'players'],
      ['spectatorChat', 'spectators'],
    ] as const)('the latest lines of %s are kept, and those that were reported', async (name, channel) => {
      const chat = store[name];
      const { id } = headerWith();
      const report = { id: newId(), at: 1, author: BOB, about: ANN, match: id, reason: 'insults', text: '' } as const;
      await store.moderation.addReport({
        ...report,
        line: 2,
        channel,
        club: null,
        post: null,
        tournament: null,
        state: 'open',
      });
      const numbers = Array.from({ length: MAX_CHAT_LINES + 4 }, (_, i) => i + 1);
      await Promise.all(numbers.map((n) => chat.add(id, chatLine(n))));
      const kept = (await chat.linesSince(id, 0)).map(({ n }) => n);
      expect(kept).toEqual([2, ...numbers.slice(4)]);
      expect(await chat.lastLineNumber(id)).toBe(MAX_CHAT_LINES + 4);
      const { id: other } = headerWith();
      await chat.add(other, chatLine(1));
      expect(await chat.linesSince(other, 0)).toHaveLength(1);
    });

    test('a match is counted once, with its ratings, tallies and counts', async () => {
      const { ratings } = store;
      const ended = outcome({ game: 'once' });
      expect(await ratings.isCounted(ended.match)).toBe(false);
      const counts = [1, 2].map(() => ratings.countMatch(ended, 1e12, [rating(ANN, 1), rating(BOB, 1)]));
      expect((await Promise.all(counts)).toSorted()).toEqual(['conflict', 'counted']);
      expect(await ratings.isCounted(ended.match)).toBe(true);
      expect(await ratings.tallies('once')).toEqual([
        { mode: 'm', what: 'match', matches: 1, wins: 1, moves: 10 },
        { mode: 'm', what: 'seat 0', matches: 1, wins: 1, moves: 10 },
        { mode: 'm', what: 'seat 1', matches: 1, wins: 0, moves: 10 },
      ]);
      expect(await ratings.ratingOf(ANN, 'once', 'm')).toEqual(rating(ANN, 1));
      expect(await ratings.playedCountsOf(BOB)).toEqual([{ game: 'once', matches: 1, wins: 0, draws: 0 }]);
    });

    test('an update from an old rating is a conflict, and nothing of it is stored', async () => {
      const { ratings } = store;
      await ratings.countMatch(outcome({ game: 'old' }), 1, [rating(ANN, 1), rating(BOB, 1)]);
      const late = outcome({ game: 'old' });
      expect(await ratings.countMatch(late, 2, [rating(ANN, 1), rating(BOB, 2)])).toBe('conflict');
      expect(await ratings.isCounted(late.match)).toBe(false);
      expect((await ratings.tallies('old'))[0].matches).toBe(1);
      expect(await ratings.countMatch(late, 2, [rating(ANN, 2), rating(BOB, 2)])).toBe('counted');
      expect((await ratings.ratingsOf(ANN)).find(({ game }) => game === 'old')?.matches).toBe(2);
      const [last] = await ratings.historyOf(ANN, 1);
      expect(last).toEqual({ game: 'old', mode: 'm', match: late.match, rating: 1500.5, at: 1e12 });
    });

    test('concurrently counted matches of one kind are all counted', async () => {
      const { ratings } = store;
      const placed = [winner, { ...loser, chair: botChair('gentle') }];
      const many = Array.from({ length: 30 }, () => outcome({ game: 'many', placements: placed }));
      await Promise.all(many.map((ended) => ratings.countMatch(ended, 1, [])));
      expect(await ratings.tallies('many')).toContainEqual({
        mode: 'm',
        what: 'bot gentle',
        matches: 30,
        wins: 0,
        moves: 300,
      });
    });

    test('finished matches that were not counted are found', async () => {
      const over = newMatch({}, { status: 'over', updatedAt: 2e12 });
      await store.matches.create([over, newMatch({}, { status: 'running', updatedAt: 2e12 })]);
      expect(await store.ratings.uncountedMatches(9)).toEqual([over.header.id]);
      await store.ratings.countMatch(outcome({ match: over.header.id }), 2e12, []);
      expect(await store.ratings.uncountedMatches(9)).toEqual([]);
    });

    test('leaders are those with a certain rating, best first', async () => {
      const { ratings } = store;
      const people = ['a', 'b', 'c'].map((letter) => letter.padEnd(22, '-') as StoredRating['user']);
      const steps = [rating(people[0], 9), rating(people[1], 9, { rating: 1600 }), rating(people[2], 1)];
      for (const step of steps) await ratings.countMatch(outcome({ game: 'led' }), 1, [step]);
      const led = await ratings.leaders('led', 'm', { limit: 5, minMatches: 5, maxDeviation: 60 });
      expect(led.map(({ user }) => user)).toEqual([people[1], people[0]]);
      const all = await ratings.ratingsOfAll([people[2], people[0], 'nobody' as StoredRating['user']]);
      expect(all).toEqual([...(await ratings.ratingsOf(people[0])), ...(await ratings.ratingsOf(people[2]))]);
      await ratings.eraseUser(people[1]);
      expect(await ratings.ratingsOf(people[1])).toEqual([]);
    });

    test('leaders of a season are those who played in it, as they stood at its end', async () => {
      const { ratings } = store;
      const people = ['x', 'y', 'z'].map((letter) => letter.padEnd(22, '-') as StoredRating['user']);
      const step = (user: StoredRating['user'], n: number, at: number, value: number) =>
        ratings.countMatch(outcome({ game: 'season' }), at, [rating(user, n, { at, rating: value })]);
      await step(people[0], 1, 10, 1400);
      await step(people[0], 2, 20, 1700);
      await step(people[0], 3, 30, 1300);
      await step(people[1], 1, 15, 1600);
      await step(people[1], 2, 16, 1650);
      await step(people[2], 1, 30, 1900);
      const season = { from: 10, to: 30, limit: 5, minMatches: 2, maxDeviation: 60 };
      const found = await ratings.seasonLeaders('season', 'm', season);
      expect(found.map(({ user, rating: value, matches, at }) => [user, value, matches, at])).toEqual([
        [people[0], 1700, 2, 20],
        [people[1], 1650, 2, 16],
      ]);
      expect(await ratings.seasonLeaders('season', 'm', { ...season, maxDeviation: 10 })).toEqual([]);
      expect(await ratings.seasonLeaders('season', 'm', { ...season, limit: 1 })).toHaveLength(1);
    });

    test('rating steps of several people since a time are found, oldest first', async () => {
      const { ratings } = store;
      const games = [1, 2, 3].map(() => outcome({ game: 'steps' }));
      for (const [i, { match }] of games.entries()) {
        const at = 3e12 + i;
        const both = [rating(ANN, i + 1, { at }), rating(BOB, i + 1, { at, rating: 1400 })];
        await ratings.countMatch(outcome({ game: 'steps', match }), at, both);
      }
      const found = await ratings.stepsSince([ANN, BOB], 3e12 + 1);
      expect(found.map(({ match, n }) => [match, n])).toEqual([1, 1, 2, 2].map((i) => [games[i].match, i + 1]));
      expect(await ratings.stepsSince([BOB, CLEO], 3e12 + 2)).toEqual([
        { user: BOB, game: 'steps', mode: 'm', n: 3, match: games[2].match, rating: 1400, at: 3e12 + 2 },
      ]);
    });

    test('users who share an address are found, until it is too long ago or one of them is erased', async () => {
      const { addresses } = store;
      await addresses.recordUse(ANN, 'home', 5);
      await addresses.recordUse(BOB, 'work', 5);
      await addresses.recordUse(CLEO, 'home', 5);
      await addresses.recordUse(BOB, 'home', 8);
      expect(await addresses.usersSharingAddress([ANN, BOB], 5)).toEqual([ANN, BOB]);
      expect(await addresses.usersSharingAddress([CLEO, ANN, BOB], 5)).toEqual([ANN, BOB, CLEO]);
      expect(await addresses.usersSharingAddress([ANN, BOB], 6)).toEqual([]);
      expect(await addresses.usersSharingAddress([ANN], 0)).toEqual([]);
      await addresses.recordUse(ANN, 'home', 9);
      expect(await addresses.usersSharingAddress([ANN, BOB], 6)).toEqual([ANN, BOB]);
      expect(await addresses.addressesOf(BOB)).toEqual([
        { address: 'work', at: 5 },
        { address: 'home', at: 8 },
      ]);
      await addresses.eraseUser(BOB);
      expect(await addresses.usersSharingAddress([ANN, BOB], 0)).toEqual([]);
    });

    test('a match is flagged once; the latest flags come first, and old ones are deleted', async () => {
      const { addresses } = store;
      const flag = (at: number) => {
        const { id } = headerWith();
        return { match: id, game: 'g', mode: '2', at, users: [ANN, BOB], isRated: at > 1 };
      };
      const [first, second] = [flag(1), flag(2)];
      for (const each of [first, second, { ...first, isRated: true }]) await addresses.addFlag(each);
      expect(await addresses.flags(9)).toEqual([second, first]);
      expect(await addresses.flags(1)).toEqual([second]);
      await addresses.recordUse(ANN, 'hotel', 3);
      await addresses.deleteExpired({ addresses: 4, flags: 2 });
      expect(await addresses.flags(9)).toEqual([second]);
      expect((await addresses.addressesOf(ANN)).map(({ address }) => address)).not.toContain('hotel');
    });

    test('the first initial value of a setting is kept', async () => {
      const values = await Promise.all(['a', 'b', 'c'].map((value) => store.push.getOrCreateSetting('what', value)));
      expect(new Set(values).size).toBe(1);
    });

    test('the latest subscriptions of a person are kept, and an endpoint belongs to its last subscriber', async () => {
      const { push } = store;
      const at = (n: number) => ({ endpoint: `https://push.example/${n}`, keys: { p256dh: 'p', auth: 'a' } });
      for (const n of [1, 2, 3]) await push.subscribe(ANN, at(n), n, 2);
      expect(await push.subscriptionsOf(ANN)).toEqual([at(2), at(3)]);
      await push.subscribe(BOB, at(3), 4, 2);
      await push.unsubscribe(at(2).endpoint);
      expect([await push.subscriptionsOf(ANN), await push.subscriptionsOf(BOB)]).toEqual([[], [at(3)]]);
      await push.eraseUser(BOB);
      expect(await push.subscriptionsOf(BOB)).toEqual([]);
    });

    test('erasing a user removes what they said', async () => {
      const { id } = headerWith();
      await store.chat.add(id, { ...chatLine(1), user: BOB });
      await store.chat.eraseUser(BOB);
      expect((await store.chat.linesSince(id, 0)).map(({ said }) => said)).toEqual([null]);
    });
  });
}
