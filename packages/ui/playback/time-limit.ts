import type { MatchView } from '@safehouse/protocol';

/** While the viewer's own clock runs, playback takes no more than this share of the time they have left. */
const MAX_SHARE = 0.05;
/** And never more than this where there is one time for the whole match. */
const MAX_REALTIME_MS = 8000;

type ClockView = Pick<MatchView, 'clock' | 'clockRule' | 'seat'>;

/** How long playback may take from now on; null where no clock of the viewer runs. */
export function playbackLimitMs({ clock, clockRule, seat }: ClockView): number | null {
  if (clock === null || seat === null || !clock.running.includes(seat)) return null;
  const left = clock.left[seat];
  if (left === null || left === undefined) return null;
  return Math.min(left * MAX_SHARE, clockRule.type === 'realtime' ? MAX_REALTIME_MS : Number.POSITIVE_INFINITY);
}

/** How long a step is shown, so that it and all the steps after it fit into the time. */
export function limitedMs(stepMs: number, allMs: number, availableMs: number): number {
  return allMs <= availableMs ? stepMs : (stepMs * Math.max(0, availableMs)) / allMs;
}
