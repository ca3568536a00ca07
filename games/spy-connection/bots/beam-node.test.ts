import { expect, test } from 'vitest';
import { MOVES } from '../rules/moves/index.ts';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { expand } from './beam-node.ts';
import { startMatch } from './test-helpers.ts';
import { WinEstimator } from './win-estimator.ts';

/** Whether a plan accepts a mission after so many own turns, in a match of so many players. */
function countsOnOpenMissions(players: number, turnsTaken: number): boolean {
  const header = TEST_HEADERS.find((header) => header.players === players && header.options.start !== 'draft');
  if (!header) throw new Error('no such match');
  const state = startMatch(header, 1);
  const node = { state, turnsTaken, discountedPoints: 0, value: 0, next: 'turn', firstTurnMoves: [] } as const;
  const { decodedMoves } = state.board.moveEncoding;
  return expand(node, new WinEstimator(state), Number.POSITIVE_INFINITY).some(({ firstTurnMoves }) =>
    firstTurnMoves.some((move) => decodedMoves[move].kind === MOVES.accept),
  );
}

test('the more players, the sooner an open mission is no longer counted on', () => {
  expect([1, 2, 3, 4, 5, 6].map((turns) => countsOnOpenMissions(2, turns))).not.toContain(false);
  expect([1, 2, 3, 4].map((turns) => countsOnOpenMissions(3, turns))).toEqual([true, true, true, false]);
  expect([1, 2, 3, 4].map((turns) => countsOnOpenMissions(4, turns))).toEqual([true, true, false, false]);
});
