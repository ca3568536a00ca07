import type { MatchView, ViewedEvent } from '@safehouse/protocol';
import { addressedSeat } from '../table-context.ts';
import type { PosterTranslations } from './locales/index.ts';

/** The result for the viewer; `seen`: for viewers who are not addressed as "you". */
export type Outcome = 'won' | 'lost' | 'drawn' | 'seen';

/** The cause of a result that did not follow from the rules of the game. */
export interface EarlyEnd {
  readonly cause: 'resigned' | 'timedOut' | 'absent';
  readonly seat: number;
}

type FinishedView = Pick<MatchView, 'seat' | 'seats' | 'result'>;

export function outcomeOf(view: FinishedView): Outcome {
  const winners = view.result?.winners ?? [];
  if (winners.length === 0) return 'drawn';
  const seat = addressedSeat(view);
  if (seat === null) return 'seen';
  return winners.includes(seat) ? 'won' : 'lost';
}

const EARLY_REASONS = ['resigned', 'timed-out', 'abandoned'];

/** The last event by which a player resigned, ran out of time or was absent; null if the rules ended the match. */
export function earlyEndOf({ result }: FinishedView, events: readonly ViewedEvent[]): EarlyEnd | null {
  if (!result || !EARLY_REASONS.includes(result.reason)) return null;
  for (const event of events.toReversed()) {
    if (!('table' in event)) continue;
    const { table } = event;
    if (table.type === 'resigned') return { cause: 'resigned', seat: table.seat };
    if (table.type === 'timed-out') return { cause: table.absent ? 'absent' : 'timedOut', seat: table.seat };
  }
  return null;
}

/** The key of the word on the stamp. */
export function stampOf(view: FinishedView, end: EarlyEnd | null): keyof PosterTranslations['stamps'] {
  const outcome = outcomeOf(view);
  if (!end || outcome === 'seen' || outcome === 'drawn') return outcome;
  if (end.cause === 'resigned') return outcome === 'won' ? 'rivalResigned' : 'resigned';
  return outcome === 'won' ? 'rivalTimedOut' : 'timedOut';
}
