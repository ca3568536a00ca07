import type { Lang } from '@safehouse/ui';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A relative time, such as "2 days ago". */
export function relativeTime(at: number, lang: Lang): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const elapsedMs = Date.now() - at;
  for (const [unit, unitMs] of UNITS)
    if (elapsedMs >= unitMs) return format.format(-Math.floor(elapsedMs / unitMs), unit);
  return format.format(0, 'minute');
}
