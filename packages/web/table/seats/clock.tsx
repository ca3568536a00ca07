import type { ClockState } from '@safehouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { timeText } from '../../i18n/time-text.ts';
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
