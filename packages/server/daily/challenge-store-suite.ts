/** What every store of challenges must do, whatever it is made of. */
import type { MatchId } from '@safehouse/protocol';
import { ANN, BOB, CLEO, DAN } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Challenge, ChallengeStore } from '../store/challenge-store.ts';

export interface ChallengesUnderTest {
  readonly challenges: ChallengeStore;
  close(): Promise<void>;
}

let challengeCount = 0;

function newChallenge(parts: Partial<Challenge> = {}): Challenge {
  const id = `challenge-${++challengeCount}`;
  return { id, kind: 'duel', game: 'any', level: 'sharp', secret: 'x', createdAt: 1, until: 2, ...parts };
}

const matchIdFor = (name: string) => `${name}-${challengeCount}`.padEnd(22, '-') as MatchId;

export function challengeStoreSuite(
  name: string,
  open: () => ChallengesUnderTest | Promise<ChallengesUnderTest>,
): void {
  describe(name, () => {
    let store: ChallengesUnderTest;
    let challenges: ChallengeStore;

    beforeAll(async () => {
      store = await open();
      challenges = store.challenges;
    });
    afterAll(() => store.close());

    const kept = () => challenges.createIfAbsent(newChallenge());

    test('the first challenge of an id stays, whoever brings another', async () => {
      const first = await challenges.createIfAbsent(
        newChallenge({ secret: 'first', createdAt: 1e12, until: 2e12 }),
      );
      expect(await challenges.createIfAbsent({ ...first, secret: 'second' })).toEqual(first);
      expect(await challenges.find(first.id)).toEqual(first);
      expect(await challenges.find('nothing')).toBeNull();
    });

    test('of many who bring a challenge at once all get the same', async () => {
      const one = newChallenge();
      const brought = Array.from({ length: 10 }, (_, i) =>
        challenges.createIfAbsent({ ...one, secret: `${i}` }),
      );
      const secrets = (await Promise.all(brought)).map(({ secret }) => secret);
      expect(new Set(secrets).size).toBe(1);
    });

    test('a person has one try a leg', async () => {
      const { id } = await kept();
      const wish = { challenge: id, user: ANN, leg: 0, match: matchIdFor('a') };
      expect(await challenges.bookAttempt(wish, 2)).toBe(wish.match);
      expect(await challenges.bookAttempt({ ...wish, match: matchIdFor('b') }, 2)).toBe(wish.match);
      expect(await challenges.bookAttempt({ ...wish, leg: 1, match: matchIdFor('c') }, 2)).toBe(
        matchIdFor('c'),
      );
      expect(await challenges.findAttempt(id, ANN, 0)).toEqual({ ...wish, score: null });
      expect(await challenges.findAttempt(id, BOB, 0)).toBeNull();
    });

    test('without a limit everybody has a place', async () => {
      const { id } = await kept();
      for (const user of [ANN, BOB, CLEO]) {
        const wish = { challenge: id, user, leg: 0, match: matchIdFor(user.slice(0, 3)) };
        expect(await challenges.bookAttempt(wish, null)).toBe(wish.match);
      }
    });

    test('no more people than there are places, also when they come at once', async () => {
      const { id } = await kept();
      const booked = await Promise.all(
        [ANN, BOB, CLEO].map((user) =>
          challenges.bookAttempt({ challenge: id, user, leg: 0, match: matchIdFor(user.slice(0, 3)) }, 2),
        ),
      );
      expect(booked.filter((one) => one === 'full')).toHaveLength(1);
      expect(await challenges.findAttempts({ challenge: id })).toHaveLength(2);
    });

    test('a score is given once, and counted with its equals', async () => {
      const { id } = await kept();
      for (const user of [ANN, BOB, CLEO]) {
        await challenges.bookAttempt({ challenge: id, user, leg: 0, match: matchIdFor(user.slice(0, 3)) }, 9);
      }
      await challenges.recordScore(matchIdFor('ann'), 7);
      await challenges.recordScore(matchIdFor('ann'), 99);
      await challenges.recordScore(matchIdFor('bob'), -3);
      expect(await challenges.scoreCounts(id)).toEqual([
        { score: -3, count: 1 },
        { score: 7, count: 1 },
      ]);
      await challenges.recordScore(matchIdFor('cle'), 7);
      expect(await challenges.scoreCounts(id)).toContainEqual({ score: 7, count: 2 });
      expect((await challenges.findAttempts({ challenge: id })).map(({ score }) => score)).toEqual([
        7, -3, 7,
      ]);
    });

    test('who is forgotten has no tries at the deals of days any more', async () => {
      const { id } = await challenges.createIfAbsent(newChallenge({ kind: 'daily' }));
      await challenges.bookAttempt({ challenge: id, user: DAN, leg: 0, match: matchIdFor('d') }, null);
      expect(await challenges.findAttempts({ user: DAN })).toHaveLength(1);
      await challenges.eraseUser(DAN);
      expect(await challenges.findAttempts({ user: DAN })).toEqual([]);
      expect(await challenges.findAttempts({ challenge: id })).toEqual([]);
    });

    test('in a duel the place of one who is forgotten stays theirs: they could come back as somebody else', async () => {
      const { id } = await kept();
      for (const user of [ANN, DAN])
        await challenges.bookAttempt({ challenge: id, user, leg: 0, match: matchIdFor(user.slice(0, 3)) }, 2);
      await challenges.eraseUser(DAN);
      expect(
        await challenges.bookAttempt({ challenge: id, user: CLEO, leg: 0, match: matchIdFor('cle') }, 2),
      ).toBe('full');
      expect(await challenges.findAttempts({ challenge: id })).toHaveLength(2);
    });
  });
}
