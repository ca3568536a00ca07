import type { GameTranslations } from '../../locales/en.ts';

export function refusalText(code: string, { refusals }: GameTranslations): string {
  return refusals[code] ?? refusals['not-possible'];
}
