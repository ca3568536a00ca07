import type { UserId } from '@safehouse/protocol';
import type { SeatedResult } from '@safehouse/table';
import { ANN, BOB, CLEO } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import type { MatchWithSummary } from '../store/match-store.ts';
import { newMatch } from '../store/match-store-suite.ts';
import { opponentsIn, scoreIn } from './scores.ts';

const everybody = () => true;

/** A finished match. `winners`: seats from 0. */
function played(seats: readonly UserId[], winners: readonly number[], updatedAt = 1): MatchWithSummary {
  const result = { winners, reason: 'points', seats } as unknown as SeatedResult;
  return newMatch({}, { status: 'over', holders: seats, result, updatedAt });
}

test('wins, losses and what neither has won are counted for each side', () => {
  const matches = [
    played([ANN, BOB], [0]),
    played([BOB, ANN], [1]),
    played([ANN, BOB], [1]),
    played([ANN, BOB], []),
    played([ANN, BOB, CLEO], [2]),
    played([ANN, BOB, CLEO], [0, 1]),
  ];
  expect(scoreIn(matches, ANN, BOB)).toEqual({ matches: 6, wins: 2, losses: 1, draws: 3 });
  expect(scoreIn(matches, BOB, ANN)).toEqual({ matches: 6, wins: 1, losses: 2, draws: 3 });
});

test('matches of old releases, where nobody knows who sat where, do not count', () => {
  const old = newMatch(
    {},
    { status: 'over', holders: [ANN, BOB], result: { winners: [0], reason: 'points' } as never },
  );
  expect(scoreIn([old], ANN, BOB).matches).toBe(0);
});

test('the favourite is the one with the most matches, the first recent one the latest', () => {
  const matches = [played([ANN, CLEO], [0], 30), played([ANN, BOB], [0], 20), played([BOB, ANN], [0], 10)];
  const { favourite, recent } = opponentsIn(matches, ANN, everybody);
  expect(favourite).toEqual([
    { id: BOB, matches: 2, wins: 1, losses: 1, draws: 0, lastAt: 20 },
    { id: CLEO, matches: 1, wins: 1, losses: 0, draws: 0, lastAt: 30 },
  ]);
  expect(recent.map(({ id }) => id)).toEqual([CLEO, BOB]);
  expect(opponentsIn(matches, ANN, (id) => id !== BOB).favourite.map(({ id }) => id)).toEqual([CLEO]);
});
