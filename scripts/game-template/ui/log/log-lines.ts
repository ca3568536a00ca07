import type { Fact } from '../../rules/play.ts';
import type { BoardContext } from '../board/board-context.ts';

/** Null for a fact that the app itself shows. */
export function logLine(
  fact: Fact,
  { translations: { log }, playerNames }: Pick<BoardContext, 'translations' | 'playerNames'>,
): string | null {
  switch (fact.type) {
    case 'laid':
      return log.laid(playerNames[fact.seat], fact.card);
    case 'taken':
      return log.taken(playerNames[fact.seat]);
    case 'ended':
      return null;
  }
}
