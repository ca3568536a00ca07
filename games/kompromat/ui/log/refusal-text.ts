import type { GameTranslations } from '../../locales/en.ts';

export function refusalText(code: string, { refusals, refusedOtherwise }: GameTranslations): string {
  return code in refusals ? refusals[code as keyof typeof refusals] : refusedOtherwise;
}
