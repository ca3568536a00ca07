import type { GameTranslations } from '../../locales/en.ts';

export function refusalText(code: string, { refusals, refused }: GameTranslations): string {
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refused;
}
