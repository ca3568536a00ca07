import { formatNumber, type Lang } from '@safehouse/ui';

const HOUR_MS = 3_600_000;

/** `1:05`, `2:01:05`, or days and hours. */
export function timeText(ms: number, language: Lang): string {
  const unit = (value: number, name: string) =>
    formatNumber(language, value, { style: 'unit', unit: name, unitDisplay: 'narrow' });
  if (ms >= 24 * HOUR_MS)
    return `${unit(Math.floor(ms / (24 * HOUR_MS)), 'day')} ${unit(Math.floor((ms / HOUR_MS) % 24), 'hour')}`;
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${twoDigits(minutes)}${rest}` : `${minutes}${rest}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
