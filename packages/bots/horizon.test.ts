import { type Game, type Result, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { createHorizon } from './horizon.ts';

interface Tally {
  readonly ended: number;
  readonly scores: readonly number[];
  readonly result: Result | null;
}

const FINAL: Result = { winners: [SEATS[2]], reason: 'end', scores: [1, 1, 3] };
const playing = (ended: number, ...scores: number[]): Tally => ({ ended, scores, result: null });
const whole = { result: ({ result }: Tally) => result } as Partial<Game<Tally>> as Game;
const inRounds = {
  ...whole,
  rounds: { ended: ({ ended }: Tally) => ended, scores: ({ scores }: Tally) => scores },
} as Game;

test('a game of rounds is looked at to the end of the round, which who gained most has won', () => {
  const horizon = createHorizon(inRounds, () => playing(2, 4, 0, 1));
  expect(horizon(playing(2, 4, 0, 1))).toBeNull();
  expect(horizon(playing(3, 4, 1, 1))?.winners).toEqual([1]);
  expect(horizon(playing(3, 5, 0, 2))?.winners).toEqual([0, 2]);
});

test('a round that brings everybody the same is a draw', () => {
  expect(createHorizon(inRounds, () => playing(0, 0, 0, 0))(playing(1, 1, 1, 1))?.winners).toEqual([]);
});

test('the end of the match counts before that of the round, and alone where there are no rounds', () => {
  const over: Tally = { ended: 3, scores: [1, 1, 3], result: FINAL };
  expect(createHorizon(inRounds, () => playing(2, 1, 0, 3))(over)).toBe(FINAL);
  expect(createHorizon(whole, () => playing(2, 1, 0, 3))(playing(3, 1, 1, 3))).toBeNull();
  expect(createHorizon(whole, () => playing(2, 1, 0, 3))(over)).toBe(FINAL);
});
