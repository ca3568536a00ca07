import { useMemo, useRef } from 'preact/hooks';
import type { SpyFact } from '../../rules/facts.ts';
import type { SpyView } from '../../rules/view.ts';
import type { BoardContext, SpyBoardProps } from '../board/board-context.ts';
import { addFactToSteps, type TurnStep } from './turn-steps.ts';

export interface TurnSummary {
  /** What the present turn has come to. */
  readonly steps: readonly TurnStep[];
  /** By seat, what the turn before came to. */
  readonly lastTurns: { readonly [seat: number]: readonly TurnStep[] };
}

/** The present turn and everybody's last one, as the facts tell them. */
export function summarizeTurns(facts: readonly SpyFact[]): TurnSummary {
  let turns: TurnSummary = { steps: [], lastTurns: {} };
  let seat: number | null = null;
  for (const fact of facts) {
    if (fact.type === 'turn-began') {
      if (seat !== null) turns = withTurnEnded(turns, seat);
      seat = fact.seat;
    } else if ('seat' in fact) {
      seat ??= fact.seat;
      turns = { ...turns, steps: addFactToSteps(turns.steps, fact) };
    }
  }
  return turns;
}

function withTurnEnded({ steps, lastTurns }: TurnSummary, seat: number): TurnSummary {
  return { steps: [], lastTurns: steps.length > 0 ? { ...lastTurns, [seat]: steps } : lastTurns };
}

export function useTurnSummary({ moveHistory, newFacts }: SpyBoardProps): TurnSummary {
  return useMemo(() => {
    const facts = moveHistory?.flatMap((told) => told.facts) ?? newFacts;
    return summarizeTurns(facts as readonly SpyFact[]);
  }, [moveHistory, newFacts]);
}

/** The page before this one, to see what has moved; null for the first. */
export function usePreviousView({ view, version }: BoardContext): SpyView | null {
  const seen = useRef<SeenView>({ version, view, previousView: null });
  const { current } = seen;
  if (current.version !== version) seen.current = { version, view, previousView: current.view };
  return seen.current.previousView;
}

interface SeenView {
  readonly version: number;
  readonly view: SpyView;
  readonly previousView: SpyView | null;
}
