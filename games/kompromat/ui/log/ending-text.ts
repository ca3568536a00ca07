import type { GameTranslations } from '../../locales/en.ts';

/** How a match ended by the rules; other endings, such as a resignation, have one text. */
export function endingText(reason: string, { endings, endedOtherwise }: GameTranslations): string {
  return reason in endings ? endings[reason as keyof typeof endings] : endedOtherwise;
}
