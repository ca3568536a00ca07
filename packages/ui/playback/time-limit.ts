import type { MatchView } from '@safehouse/protocol';

/** While the viewer's clock runs, playback takes at most this share of their remaining time. */
const MAX_SHARE = 0.05;
/** The maximum for clocks with one time for the whole match. */
const MAX_REALTIME_MS = 8000;

type ClockView = Pick<MatchView, 'clock' | 'clockRule' | 'seat'>;

/** How long playback may take from now on; null if the viewer's clock is not running. */
export function playbackLimitMs({ clock, clockRule, seat }: ClockView): number | null {
  if (clock === null || seat === null || !clock.running.includes(seat)) return null;
  const left = clock.left[seat];
  if (left === null || left === undefined) return null;
  return Math.min(left * MAX_SHARE, clockRule.type === 'realtime' ? MAX_REALTIME_MS : Number.POSITIVE_INFINITY);
}

/** The duration of a step, shortened so that it and all later steps fit into the available time. */
export function limitedMs(stepMs: number, allMs: number, availableMs: number): number {
  return allMs <= availableMs ? stepMs : (stepMs * Math.max(0, availableMs)) / allMs;
}
