import { FORFEIT_SCORE } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { currentLang } from '../../i18n/translations.ts';
import type { DailyTranslations } from './locales/index.ts';

export function scoreText(score: number, translations: DailyTranslations): string {
  return score === FORFEIT_SCORE ? translations.gaveUp : signedNumber(score);
}

export function signedNumber(value: number): string {
  return formatNumber(currentLang(), value, { signDisplay: 'exceptZero' });
}

const HOUR_MS = 3_600_000;

export function timeUntil(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(currentLang(), { numeric: 'always' });
  const left = Math.max(0, at - now);
  return left >= HOUR_MS
    ? format.format(Math.round(left / HOUR_MS), 'hour')
    : format.format(Math.ceil(left / 60_000), 'minute');
}
