import type { GameTranslations } from '../../locales/en.ts';
import type { TemplateMove } from '../../rules/moves.ts';

export function moveName({ card }: TemplateMove, { lay }: GameTranslations): string {
  return lay(card);
}
