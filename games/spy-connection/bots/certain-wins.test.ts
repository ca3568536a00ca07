import { type Move, quickRandom, SEATS, unrecordedChance } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { clone, type State } from '../rules/state.ts';
import { listActiveMoves, TEST_HEADERS } from '../rules/test-helpers.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { master } from './master.ts';
import { playToEnd, type SpyPlayer, startMatch } from './test-helpers.ts';

/**
 * A slow and simple search, independent of the bots, for an order of moves that wins a match in its last turn. What it
 * finds is a win; with more recalls there may be others.
 */
const MAX_RECALLS = 2;
const WORLDS = 3;

function canWinThisTurn(state: State): boolean {
  const view = rules.view(state, state.active);
  return Array.from({ length: WORLDS }, (_, seed) => rules.redeal(view, quickRandom(seed))).every((world) =>
    findWin(world, MAX_RECALLS, new Set()),
  );
}

/** `seen`: positions from which there is no win. */
function findWin(state: State, recalls: number, seen: Set<string>): boolean {
  const { active } = state;
  return listActiveMoves(state).some((move) => {
    const { type } = rules.writeMove(state, move);
    const recallsLeft = type === 'recall' ? recalls - 1 : recalls;
    if (type === 'unmark' || type === 'discard' || recallsLeft < 0) return false;
    const after = stateAfter(state, move);
    if (after.result) return after.result.winners[0] === active;
    const key = `${recallsLeft} ${JSON.stringify([after.players[active], after.marks, after.phase, after.travelled, after.extraTurns, after.display])}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return findWin(after, recallsLeft, seen);
  });
}

function stateAfter(state: State, move: Move): State {
  const after = clone(state);
  rules.play(after, after.active, move, unrecordedChance(quickRandom(1)), null);
  return after;
}

/** Does ending the turn as soon as possible win? */
function winsWithoutEffort(before: State): boolean {
  const state = clone(before);
  while (state.result === null) {
    const end = listActiveMoves(state).find((move) => rules.writeMove(state, move).type === 'end');
    if (end === undefined) return false;
    rules.play(state, state.active, end, unrecordedChance(quickRandom(1)), null);
  }
  return state.result.winners[0] === before.active;
}

/** A position of the last turn of a match, or null. Played by fast players, with all numbers of seats. */
function lastTurnPosition(seed: number): State | null {
  const header = TEST_HEADERS[seed % TEST_HEADERS.length];
  const random = quickRandom(seed);
  const pool: readonly SpyPlayer[] = [greedy, levels.gentle.player, levels.steady.player];
  const players = SEATS.slice(0, header.players).map(() => pool[random.below(pool.length)]);
  const positions: State[] = [];
  playToEnd(startMatch(header, seed), players, (state) => {
    if (state.lastTurnsLeft === 0 && state.extraTurns === 0 && listActiveMoves(state).length > 1)
      positions.push(clone(state));
  });
  return positions[random.below(positions.length)] ?? null;
}

/** Set higher for a long run. */
const REQUIRED_WINS = Number(process.env.CERTAIN_WINS ?? 20);

test('master misses no certain win in the last turn of a match', () => {
  let found = 0;
  for (let seed = 0; found < REQUIRED_WINS; seed++) {
    const state = lastTurnPosition(seed);
    if (!state || winsWithoutEffort(state) || !canWinThisTurn(state)) continue;
    found++;
    const { active, players } = state;
    expect(playToEnd(state, new Array(players.length).fill(master)), `seed ${seed}`).toBe(active);
  }
});
