import type { PlaybackStep } from '@safehouse/ui';
import type { SpyFact } from '../../rules/facts.ts';
import type { SpyBoardProps } from '../board/board-context.ts';

type SpyMatchView = SpyBoardProps['matchView'];

/** The match before and after a move: what moves on the map is derived from both. */
export interface SpyStep extends PlaybackStep {
  readonly matchView: SpyMatchView;
  readonly before: SpyMatchView;
}

/** How long each fact is shown. Facts without a duration are shown together with the others of their move. */
const FACT_DURATION_MS: { readonly [type in SpyFact['type']]?: number } = {
  'start-chosen': 1000,
  accepted: 1100,
  revealed: 800,
  travelled: 1200,
  connected: 1200,
  recalled: 900,
  marked: 700,
  unmarked: 700,
  completed: 1400,
  discarded: 1000,
  'last-turns': 1200,
  'match-ended': 900,
};

/** One step for each fact of another player's move. The viewer's own moves are shown at once, except for the end. */
export function playbackSteps(before: SpyMatchView, matchView: SpyMatchView, facts: readonly SpyFact[]): SpyStep[] {
  const isOwnMove = facts.some((fact) => isActionOf(fact, matchView.seat));
  return facts.flatMap((fact) => {
    const durationMs = FACT_DURATION_MS[fact.type];
    if (durationMs === undefined || (isOwnMove && fact.type !== 'match-ended')) return [];
    return [{ matchView, before, fact, durationMs }];
  });
}

function isActionOf(fact: SpyFact, seat: number | null): boolean {
  return fact.type !== 'turn-began' && 'seat' in fact && fact.seat === seat;
}
