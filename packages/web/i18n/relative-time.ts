import type { Lang } from '@safehouse/ui';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, as people say it. */
export function relativeTime(at: number, lang: Lang): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Date.now() - at;
  for (const [unit, length] of UNITS)
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  return format.format(0, 'minute');
}
