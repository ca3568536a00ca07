import { expect, test } from 'vitest';
import { MOVES } from '../rules/moves/index.ts';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { expand, isForeseeable } from './beam-node.ts';
import { startMatch } from './test-helpers.ts';
import { SCORE_ONLY, WinEstimator } from './win-estimator.ts';

function findHeader(players: number): (typeof TEST_HEADERS)[number] {
  const header = TEST_HEADERS.find((header) => header.players === players && header.options.start !== 'draft');
  if (!header) throw new Error('no such match');
  return header;
}

/** Does a plan accept a mission after this many own turns, in a match of this many players? */
function countsOnOpenMissions(players: number, turnsTaken: number): boolean {
  const state = startMatch(findHeader(players), 1);
  const node = { state, turnsTaken, discountedPoints: 0, value: 0, next: 'turn', firstTurnMoves: [] } as const;
  const { decodedMoves } = state.board.moveEncoding;
  return expand(node, new WinEstimator(state, SCORE_ONLY), Number.POSITIVE_INFINITY).some(({ firstTurnMoves }) =>
    firstTurnMoves.some((move) => decodedMoves[move].kind === MOVES.accept),
  );
}

test('the more players, the sooner an open mission is no longer counted on', () => {
  expect([1, 2, 3, 4, 5, 6].map((turns) => countsOnOpenMissions(2, turns))).not.toContain(false);
  expect([1, 2, 3, 4].map((turns) => countsOnOpenMissions(3, turns))).toEqual([true, true, true, false]);
  expect([1, 2, 3, 4].map((turns) => countsOnOpenMissions(4, turns))).toEqual([true, true, false, false]);
});

test('turns after the last known mission are not planned', () => {
  const isPlanned = (players: number, missions: number, turnsTaken: number) => {
    const state = startMatch(findHeader(players), 1);
    const { missions: held } = state.players[state.active];
    held.push(...state.display.slice(0, missions - held.length));
    return isForeseeable({ state, turnsTaken, discountedPoints: 0, value: 0, next: 'turn', firstTurnMoves: [] });
  };
  expect([1, 2, 3].map((turns) => isPlanned(4, 1, turns))).toEqual([true, true, false]);
  expect(isPlanned(4, 2, 3)).toBe(true);
  expect(isPlanned(2, 1, 6)).toBe(true);
});
