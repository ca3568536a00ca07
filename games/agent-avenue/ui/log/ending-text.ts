import type { GameTranslations } from '../../locales/en.ts';

export function endingText(reason: string, { endings }: GameTranslations): string {
  return endings[reason] ?? '';
}
