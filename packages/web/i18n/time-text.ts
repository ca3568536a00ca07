import { formatNumber, type Lang } from '@safehouse/ui';

const HOUR_MS = 3_600_000;

/** `1:05`, or in larger units from an hour on. */
export function timeText(ms: number, language: Lang): string {
  const unit = (value: number, name: string) =>
    formatNumber(language, value, { style: 'unit', unit: name, unitDisplay: 'narrow' });
  if (ms >= 24 * HOUR_MS)
    return `${unit(Math.floor(ms / (24 * HOUR_MS)), 'day')} ${unit(Math.floor((ms / HOUR_MS) % 24), 'hour')}`;
  if (ms >= HOUR_MS)
    return `${unit(Math.floor(ms / HOUR_MS), 'hour')} ${unit(Math.floor((ms / 60_000) % 60), 'minute')}`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
