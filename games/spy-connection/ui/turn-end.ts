import type { Seat } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { createRulesQueries } from './board/rules-queries.ts';

/** Moves that are equally possible at the beginning of the next turn. */
const TAKE_BACK_MOVES: readonly SpyMove['type'][] = ['recall', 'unmark', 'discard'];

/**
 * The end of a turn in which only taking something back is left; null if there is more to do. A mark that only lacks an
 * agent counts as more to do: taking one back would make it possible (SC-24).
 */
export function turnEnd(view: SpyView, seat: Seat, legal: readonly SpyMove[]): SpyMove | null {
  const end = legal.find(({ type }) => type === 'end');
  const isDone = legal.every((move) => move === end || TAKE_BACK_MOVES.includes(move.type));
  if (!end || !isDone || view.phase !== 'wrap-up') return null;
  const { refusalFor } = createRulesQueries(view);
  const lacksAgent = view.players[seat].missions.some(
    ({ id }) => refusalFor(seat, { type: 'mark', mission: id })?.code === 'supply-empty',
  );
  return lacksAgent ? null : end;
}
