/** The contract of ChallengeStore, run on every implementation. */
import type { MatchId, UserId } from '@safehouse/protocol';
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

    const createChallenge = () => challenges.createIfAbsent(newChallenge());

    test('the first challenge with an id stays', async () => {
      const first = await challenges.createIfAbsent(newChallenge({ secret: 'first', createdAt: 1e12, until: 2e12 }));
      expect(await challenges.createIfAbsent({ ...first, secret: 'second' })).toEqual(first);
      expect(await challenges.find(first.id)).toEqual(first);
      expect(await challenges.find('nothing')).toBeNull();
    });

    test('concurrent calls with one id all get the same challenge', async () => {
      const challenge = newChallenge();
      const created = Array.from({ length: 10 }, (_, i) => challenges.createIfAbsent({ ...challenge, secret: `${i}` }));
      const secrets = (await Promise.all(created)).map(({ secret }) => secret);
      expect(new Set(secrets).size).toBe(1);
    });

    test('a user has one attempt per leg', async () => {
      const { id } = await createChallenge();
      const attempt = { challenge: id, user: ANN, leg: 0, match: matchIdFor('a') };
      expect(await challenges.bookAttempt(attempt, 2)).toBe(attempt.match);
      expect(await challenges.bookAttempt({ ...attempt, match: matchIdFor('b') }, 2)).toBe(attempt.match);
      expect(await challenges.bookAttempt({ ...attempt, leg: 1, match: matchIdFor('c') }, 2)).toBe(matchIdFor('c'));
      expect(await challenges.findAttempt(id, ANN, 0)).toEqual({ ...attempt, score: null });
      expect(await challenges.findAttempt(id, BOB, 0)).toBeNull();
    });

    test('without a limit everybody gets a place', async () => {
      const { id } = await createChallenge();
      for (const user of [ANN, BOB, CLEO]) {
        const attempt = { challenge: id, user, leg: 0, match: matchIdFor(user.slice(0, 3)) };
        expect(await challenges.bookAttempt(attempt, null)).toBe(attempt.match);
      }
    });

    test('there are no more people than places, even with concurrent bookings', async () => {
      const { id } = await createChallenge();
      const booked = await Promise.all(
        [ANN, BOB, CLEO].map((user) =>
          challenges.bookAttempt({ challenge: id, user, leg: 0, match: matchIdFor(user.slice(0, 3)) }, 2),
        ),
      );
      expect(booked.filter((match) => match === 'full')).toHaveLength(1);
      expect(await challenges.findAttempts({ challenge: id })).toHaveLength(2);
    });

    test('a score is stored once, and equal scores are counted together', async () => {
      const { id } = await createChallenge();
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
      expect((await challenges.findAttempts({ challenge: id })).map(({ score }) => score)).toEqual([7, -3, 7]);
    });

    test('the best attempts come first, and only finished ones', async () => {
      const { id } = await createChallenge();
      for (const user of [ANN, BOB, CLEO, DAN]) {
        await challenges.bookAttempt({ challenge: id, user, leg: 0, match: matchIdFor(user.slice(0, 3)) }, 9);
      }
      for (const [name, score] of [
        ['bob', 4],
        ['cle', 12],
        ['ann', 4],
      ] as const)
        await challenges.recordScore(matchIdFor(name), score);
      const best = async (limit: number) =>
        (await challenges.bestAttempts(id, limit)).map(({ user, score }) => [user, score]);
      expect(await best(9)).toEqual([
        [CLEO, 12],
        [ANN, 4],
        [BOB, 4],
      ]);
      expect(await best(1)).toEqual([[CLEO, 12]]);
    });

    test('erasing a user deletes their attempts at daily challenges', async () => {
      const gone = 'eve-who-leaves' as UserId;
      const { id } = await challenges.createIfAbsent(newChallenge({ kind: 'daily' }));
      await challenges.bookAttempt({ challenge: id, user: gone, leg: 0, match: matchIdFor('d') }, null);
      expect(await challenges.findAttempts({ user: gone })).toHaveLength(1);
      await challenges.eraseUser(gone);
      expect(await challenges.findAttempts({ user: gone })).toEqual([]);
      expect(await challenges.findAttempts({ challenge: id })).toEqual([]);
    });

    test('in a duel the place of an erased user stays taken: they could come back as somebody else', async () => {
      const { id } = await createChallenge();
      for (const user of [ANN, DAN])
        await challenges.bookAttempt({ challenge: id, user, leg: 0, match: matchIdFor(user.slice(0, 3)) }, 2);
      await challenges.eraseUser(DAN);
      expect(await challenges.bookAttempt({ challenge: id, user: CLEO, leg: 0, match: matchIdFor('cle') }, 2)).toBe(
        'full',
      );
      expect(await challenges.findAttempts({ challenge: id })).toHaveLength(2);
    });
  });
}
