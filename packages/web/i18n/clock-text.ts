import type { ClockRule } from '@safehouse/protocol';
import { formatNumber, type Lang } from '@safehouse/ui';
import { t } from './translations.ts';

interface ClockTexts {
  perTurn(time: string): string;
}

/** A short text for any clock, such as `5 min + 3 sec`. */
export function clockText(clock: ClockRule, { perTurn }: ClockTexts, lang: Lang): string {
  if (clock.type === 'none') return t().setup.clocks.none;
  if (clock.type === 'turns') return perTurn(unitText(clock.perTurn, lang));
  return `${unitText(clock.base, lang)} + ${unitText(clock.increment, lang)}`;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** In the largest unit that gives a whole number. */
export function unitText(seconds: number, lang: Lang): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second', 1];
  // The short form of "day" is not a usual word in some languages.
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return formatNumber(lang, seconds / size, { style: 'unit', unit, unitDisplay });
}
