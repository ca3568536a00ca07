import type { ClockState } from '@safehouse/protocol';
import { formatNumber, type Lang } from '@safehouse/ui';
import { useEffect, useState } from 'preact/hooks';
import { currentLang, t } from '../../i18n/translations.ts';

interface ClockProps {
  readonly face: ClockState;
  readonly seat: number;
  now(): number;
}

const LOW_TIME_MS = 30_000;

export function Clock({ face, seat, now }: ClockProps) {
  const left = face.left[seat];
  const isRunning = face.running.includes(seat);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [isRunning, face]);
  if (left === null || left === undefined) return null;
  const timeLeft = Math.max(0, isRunning ? left - (now() - face.since) : left);
  const text = timeText(timeLeft, currentLang());
  return (
    <span class={`clock${isRunning ? ' is-running' : ''}${timeLeft < LOW_TIME_MS ? ' is-short' : ''}`} role="timer">
      <span class="hidden">{t().table.time(text)}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

const HOUR_MS = 3_600_000;

function timeText(ms: number, language: Lang): string {
  const unit = (value: number, name: string) =>
    formatNumber(language, value, { style: 'unit', unit: name, unitDisplay: 'narrow' });
  if (ms >= 24 * HOUR_MS)
    return `${unit(Math.floor(ms / (24 * HOUR_MS)), 'day')} ${unit(Math.floor((ms / HOUR_MS) % 24), 'hour')}`;
  if (ms >= HOUR_MS)
    return `${unit(Math.floor(ms / HOUR_MS), 'hour')} ${unit(Math.floor((ms / 60_000) % 60), 'minute')}`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
