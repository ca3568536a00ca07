/** What every store of challenges must do, whatever it is made of. */
import type { MatchId } from '@safehouse/protocol';
import { ANN, BOB, CLEO, DAN } from '@safehouse/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Challenge, ChallengeStore } from '../store/daily.ts';

export interface ChallengesUnderTest {
  readonly challenges: ChallengeStore;
  close(): Promise<void>;
}

let made = 0;

function challenge(parts: Partial<Challenge> = {}): Challenge {
  const id = `challenge-${++made}`;
  return { id, kind: 'duel', game: 'any', level: 'sharp', secret: 'x', createdAt: 1, until: 2, ...parts };
}

const match = (name: string) => `${name}-${made}`.padEnd(22, '-') as MatchId;

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

    const kept = () => challenges.keep(challenge());

    test('the first challenge of an id stays, whoever brings another', async () => {
      const first = await challenges.keep(challenge({ secret: 'first', createdAt: 1e12, until: 2e12 }));
      expect(await challenges.keep({ ...first, secret: 'second' })).toEqual(first);
      expect(await challenges.find(first.id)).toEqual(first);
      expect(await challenges.find('nothing')).toBeNull();
    });

    test('of many who bring a challenge at once all get the same', async () => {
      const one = challenge();
      const brought = Array.from({ length: 10 }, (_, i) => challenges.keep({ ...one, secret: `${i}` }));
      const secrets = (await Promise.all(brought)).map(({ secret }) => secret);
      expect(new Set(secrets).size).toBe(1);
    });

    test('a person has one try a leg', async () => {
      const { id } = await kept();
      const wish = { challenge: id, user: ANN, leg: 0, match: match('a') };
      expect(await challenges.book(wish, 2)).toBe(wish.match);
      expect(await challenges.book({ ...wish, match: match('b') }, 2)).toBe(wish.match);
      expect(await challenges.book({ ...wish, leg: 1, match: match('c') }, 2)).toBe(match('c'));
      expect(await challenges.attempt(id, ANN, 0)).toEqual({ ...wish, score: null });
      expect(await challenges.attempt(id, BOB, 0)).toBeNull();
    });

    test('without a limit everybody has a place', async () => {
      const { id } = await kept();
      for (const user of [ANN, BOB, CLEO]) {
        const wish = { challenge: id, user, leg: 0, match: match(user.slice(0, 3)) };
        expect(await challenges.book(wish, null)).toBe(wish.match);
      }
    });

    test('no more people than there are places, also when they come at once', async () => {
      const { id } = await kept();
      const booked = await Promise.all(
        [ANN, BOB, CLEO].map((user) =>
          challenges.book({ challenge: id, user, leg: 0, match: match(user.slice(0, 3)) }, 2),
        ),
      );
      expect(booked.filter((one) => one === 'full')).toHaveLength(1);
      expect(await challenges.attempts({ challenge: id })).toHaveLength(2);
    });

    test('a score is given once, and counted with its equals', async () => {
      const { id } = await kept();
      for (const user of [ANN, BOB, CLEO]) {
        await challenges.book({ challenge: id, user, leg: 0, match: match(user.slice(0, 3)) }, 9);
      }
      await challenges.score(match('ann'), 7);
      await challenges.score(match('ann'), 99);
      await challenges.score(match('bob'), -3);
      expect(await challenges.scores(id)).toEqual([
        { score: -3, count: 1 },
        { score: 7, count: 1 },
      ]);
      await challenges.score(match('cle'), 7);
      expect(await challenges.scores(id)).toContainEqual({ score: 7, count: 2 });
      expect((await challenges.attempts({ challenge: id })).map(({ score }) => score)).toEqual([7, -3, 7]);
    });

    test('who is forgotten has no tries at the deals of days any more', async () => {
      const { id } = await challenges.keep(challenge({ kind: 'daily' }));
      await challenges.book({ challenge: id, user: DAN, leg: 0, match: match('d') }, null);
      expect(await challenges.attempts({ user: DAN })).toHaveLength(1);
      await challenges.forget(DAN);
      expect(await challenges.attempts({ user: DAN })).toEqual([]);
      expect(await challenges.attempts({ challenge: id })).toEqual([]);
    });

    test('in a duel the place of one who is forgotten stays theirs: they could come back as somebody else', async () => {
      const { id } = await kept();
      for (const user of [ANN, DAN])
        await challenges.book({ challenge: id, user, leg: 0, match: match(user.slice(0, 3)) }, 2);
      await challenges.forget(DAN);
      expect(await challenges.book({ challenge: id, user: CLEO, leg: 0, match: match('cle') }, 2)).toBe(
        'full',
      );
      expect(await challenges.attempts({ challenge: id })).toHaveLength(2);
    });
  });
}
