import type { Move } from '@safehouse/contract';
import type { CompiledBoard } from '../../rules/board.ts';
import { DISPLAY_PLACES } from '../../rules/edition-document.ts';
import { activePlayer, type State } from '../../rules/state.ts';

/** No mission has more cities on its card. */
const MAX_CIRCLES = 4;

/**
 * The moves of a net: first those with a place, city, connection or space, as on the board; then those about a mission,
 * by its index among the own ones, which are few. A net does not draft.
 */
interface NetMoveLayout {
  readonly accept: number;
  readonly travel: number;
  readonly connect: number;
  readonly recall: number;
  readonly mark: number;
  readonly discard: number;
  readonly unmark: number;
  readonly end: number;
}

function layoutOf({ edition, cityIds, connectionIds, spaceIds }: CompiledBoard): NetMoveLayout {
  const travel = DISPLAY_PLACES;
  const connect = travel + cityIds.length;
  const recall = connect + connectionIds.length;
  const mark = recall + spaceIds.length;
  const discard = mark + edition.missionLimit;
  const unmark = discard + edition.missionLimit;
  return {
    accept: 0,
    travel,
    connect,
    recall,
    mark,
    discard,
    unmark,
    end: unmark + edition.missionLimit * MAX_CIRCLES,
  };
}

export function netMoveCount(board: CompiledBoard): number {
  return layoutOf(board).end + 1;
}

/** The number of a legal move of the active seat among the moves of a net. */
export function netMove(state: State, move: Move): number {
  const { board } = state;
  const { moveEncoding, cardOfCircle, cityIndexOfCircle, cardIndex } = board;
  const written = moveEncoding.vocabulary.write(move);
  const { target } = moveEncoding.decodedMoves[move];
  const { missions } = activePlayer(state);
  const layout = layoutOf(board);
  switch (written.type) {
    case 'choose':
      throw new Error('a net does not draft');
    case 'mark':
    case 'discard':
      return layout[written.type] + missions.indexOf(cardIndex(written.mission));
    case 'unmark':
      return layout.unmark + missions.indexOf(cardOfCircle[target]) * MAX_CIRCLES + cityIndexOfCircle[target];
    default:
      return layout[written.type] + target;
  }
}

/** By move of a net: 1 if it is one of these moves. */
export function netMoveFlags(state: State, moves: readonly Move[]): number[] {
  const numbers = moves.map((move) => netMove(state, move));
  return Array.from({ length: netMoveCount(state.board) }, (_, number) => (numbers.includes(number) ? 1 : 0));
}
