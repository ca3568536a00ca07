import { type Move, MoveList, quickRandom, unrecordedChance } from '@safehouse/contract';
import { rules } from '../rules/index.ts';
import { MOVES } from '../rules/moves/index.ts';
import { activePlayer, clone, type State } from '../rules/state.ts';

/** More are rarely needed, and trying all their orders would take long. */
const MAX_RECALLS = 2;
const MAX_POSITIONS = 2000;
const NO_CHANCE = unrecordedChance(quickRandom(1));

/**
 * In the last turn of a match: the first of some moves that win it, or null. Plans cover the usual purposes of a turn;
 * this tries everything, for example to leave a city and to come back.
 */
export function findLastTurnWin(state: State): Move | null {
  for (let recalls = 0; recalls <= MAX_RECALLS; recalls++) {
    const move = searchTurn(state, recalls, new Set());
    if (move !== null) return move;
  }
  return null;
}

/** `seen`: positions from which no win was found. */
function searchTurn(state: State, recalls: number, seen: Set<string>): Move | null {
  const moves = new MoveList();
  rules.legal(state, state.active, moves);
  const { decodedMoves } = state.board.moveEncoding;
  for (const move of moves.toArray()) {
    const { kind } = decodedMoves[move];
    const recallsLeft = kind === MOVES.recall ? recalls - 1 : recalls;
    if (kind === MOVES.unmark || kind === MOVES.discard || recallsLeft < 0) continue;
    const after = clone(state);
    rules.play(after, after.active, move, NO_CHANCE, null);
    if (after.result) {
      if (after.result.winners[0] === state.active) return move;
      continue;
    }
    const key = `${recallsLeft} ${positionKey(after)}`;
    if (seen.has(key) || seen.size >= MAX_POSITIONS) continue;
    seen.add(key);
    if (searchTurn(after, recallsLeft, seen) !== null) return move;
  }
  return null;
}

/** What can change within a turn. */
function positionKey(state: State): string {
  const { spy, supply, agents, missions, completed } = activePlayer(state);
  const { phase, travelled, extraTurns, display, marks } = state;
  const marked = missions.map((card) => `${card}:${marks[card]}`);
  return `${spy} ${supply} ${agents} ${marked} ${completed} ${phase} ${travelled} ${extraTurns} ${display}`;
}
