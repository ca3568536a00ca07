import type { SpyFact } from '../../rules/facts.ts';
import { addFactToSteps, type TurnStep } from './turn-steps.ts';

export interface TurnSummary {
  /** The steps of the current turn. */
  readonly steps: readonly TurnStep[];
  /** By seat, the steps of its last turn. */
  readonly lastTurns: { readonly [seat: number]: readonly TurnStep[] };
}

/** The current turn and the last turn of each player, from the facts. */
export function summarizeTurns(facts: readonly SpyFact[]): TurnSummary {
  let summary: TurnSummary = { steps: [], lastTurns: {} };
  let seat: number | null = null;
  for (const fact of facts) {
    if (fact.type === 'turn-began') {
      if (seat !== null) summary = withTurnEnded(summary, seat);
      seat = fact.seat;
    } else if ('seat' in fact) {
      seat ??= fact.seat;
      summary = { ...summary, steps: addFactToSteps(summary.steps, fact) };
    }
  }
  return summary;
}

function withTurnEnded({ steps, lastTurns }: TurnSummary, seat: number): TurnSummary {
  return { steps: [], lastTurns: steps.length > 0 ? { ...lastTurns, [seat]: steps } : lastTurns };
}
