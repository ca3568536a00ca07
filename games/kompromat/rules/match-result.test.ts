import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { type MissionId, missionCard } from '../data/missions.ts';
import { computeResult } from './match-result.ts';
import type { State } from './state.ts';
import { openMatch, playToRound } from './test-helpers.ts';

const HIGH_CARDS = ['10', '9', '8', '7'] as const;
const LOW_CARDS = ['2', '3', '4', '5'] as const;
const sixTimes = <T>(deck: T) => [deck, deck, deck, deck, deck, deck];

/** The outcome if these cards and tokens are all that was won. */
function resultWith(won: readonly [readonly MissionId[], readonly MissionId[]], tokens: readonly [number, number]) {
  const state = openMatch({}).state as State;
  for (const seat of [SEATS[0], SEATS[1]]) {
    state.agents[seat].won.push(...won[seat].map(missionCard));
    state.agents[seat].tokens = tokens[seat];
  }
  return computeResult(state);
}

describe('points', () => {
  test('[KO-22] targets by value, sets of codes and documents, items and tokens one each', () => {
    const match = openMatch({ decks: [sixTimes(HIGH_CARDS), sixTimes(LOW_CARDS)] });
    playToRound(match, 7);
    expect(match.result).toEqual({ winners: [0], reason: 'points', scores: [26 + 12 + 12 + 10, 0] });
  });

  test.each([
    [['code-1'], 2],
    [['code-1', 'code-3'], 6],
    [['code-1', 'code-2', 'code-3'], 12],
    [['document-1', 'code-2', 'document-3'], 8],
    [['informant', 'hotel', 'drone'], 8],
  ] as const)('[KO-22] %j are worth %i', (won, score) => {
    expect(resultWith([won, []], [3, 0]).scores).toEqual([score + 3, 0]);
  });

  test('[KO-23] more points win', () => {
    expect(resultWith([['airport'], ['code-1']], [0, 0])).toMatchObject({ winners: [0], reason: 'points' });
    expect(resultWith([['airport'], ['pursuit']], [0, 0])).toMatchObject({ winners: [1], reason: 'points' });
  });

  test('[KO-23] equal points: more tokens win', () => {
    const result = resultWith([['airport'], ['hotel']], [1, 2]);
    expect(result).toEqual({ winners: [1], reason: 'points', scores: [4, 4] });
  });

  test('[KO-23] still equal: a draw', () => {
    const match = openMatch({ decks: [sixTimes(HIGH_CARDS), sixTimes(HIGH_CARDS)] });
    playToRound(match, 7);
    expect(match.result).toEqual({ winners: [], reason: 'draw', scores: [0, 0] });
  });
});
