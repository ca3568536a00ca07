import type { Result } from '@safehouse/contract';

/**
 * Sums over two tables with the same deal, where everybody sits one seat further at the second: points if both results
 * have them, otherwise wins, with half a win each for a draw.
 */
export function pairScores(here: Result, there: Result): number[] {
  const seats = here.scores.length;
  const hasPoints = [...here.scores, ...there.scores].every((score) => score !== null);
  const worth = hasPoints ? ({ scores }: Result, seat: number) => scores[seat] ?? 0 : winPoints;
  return here.scores.map((_, seat) => worth(here, seat) + worth(there, (seat + 1) % seats));
}

function winPoints({ winners }: Result, seat: number): number {
  if (winners.length === 0) return 0.5;
  return winners.some((winner) => winner === seat) ? 1 : 0;
}
