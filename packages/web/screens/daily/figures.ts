import { GAVE_UP } from '@safehouse/protocol';
import { lang } from '../../state/words.ts';
import type { DailyWords } from './words/index.ts';

/** A score with its sign, or that somebody gave up. */
export function scoreText(score: number, words: DailyWords): string {
  return score === GAVE_UP ? words.gaveUp : signed(score);
}

export function signed(value: number): string {
  return new Intl.NumberFormat(lang(), { signDisplay: 'exceptZero' }).format(value);
}

const AN_HOUR = 3_600_000;

/** How far away a moment is, as people say it. */
export function inTime(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: 'always' });
  const left = Math.max(0, at - now);
  return left >= AN_HOUR
    ? format.format(Math.round(left / AN_HOUR), 'hour')
    : format.format(Math.ceil(left / 60_000), 'minute');
}
