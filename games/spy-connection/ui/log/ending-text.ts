import type { GameTranslations } from '../../locales/en.ts';

export function endingText(reason: string, { endings, ended }: GameTranslations): string {
  return Object.hasOwn(endings, reason) ? endings[reason as keyof typeof endings] : ended;
}
