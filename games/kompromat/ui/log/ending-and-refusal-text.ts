import type { GameTranslations } from '../../locales/en.ts';

/** How a match ended, in words; the table has endings of its own, such as giving up. */
export function endingText(reason: string, words: GameTranslations): string {
  const { endings } = words;
  return reason in endings ? endings[reason as keyof typeof endings] : words.endedOtherwise;
}

export function refusalText(code: string, words: GameTranslations): string {
  const { refusals } = words;
  return code in refusals ? refusals[code as keyof typeof refusals] : words.refusedOtherwise;
}
