import type { TemplateMove } from '../../rules/moves.ts';
import type { BoardContext } from '../board/board-context.ts';

export function moveText({ card }: TemplateMove, { translations }: Pick<BoardContext, 'translations'>): string {
  return translations.lay(card);
}
