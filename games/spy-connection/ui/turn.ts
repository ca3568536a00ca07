import { useMemo, useRef } from 'preact/hooks';
import type { SpyFact } from '../rules/facts.ts';
import type { SpyView } from '../rules/view.ts';
import type { Props, Scene } from './scene.ts';
import { type Step, withFact } from './steps.ts';

export interface Turns {
  /** What the present turn has come to. */
  readonly steps: readonly Step[];
  /** By seat, what the turn before came to. */
  readonly lastTurns: { readonly [seat: number]: readonly Step[] };
}

/** The present turn and everybody's last one, as the facts tell them. */
export function turnsIn(facts: readonly SpyFact[]): Turns {
  let turns: Turns = { steps: [], lastTurns: {} };
  let seat: number | null = null;
  for (const fact of facts) {
    if (fact.type === 'turn-began') {
      if (seat !== null) turns = ended(turns, seat);
      seat = fact.seat;
    } else if ('seat' in fact) {
      seat ??= fact.seat;
      turns = { ...turns, steps: withFact(turns.steps, fact) };
    }
  }
  return turns;
}

function ended({ steps, lastTurns }: Turns, seat: number): Turns {
  return { steps: [], lastTurns: steps.length > 0 ? { ...lastTurns, [seat]: steps } : lastTurns };
}

export function useTurns({ story, happened }: Props): Turns {
  return useMemo(() => {
    const facts = story?.flatMap((told) => told.facts) ?? happened;
    return turnsIn(facts as readonly SpyFact[]);
  }, [story, happened]);
}

/** The page before this one, to see what has moved; null for the first. */
export function useBefore({ view, version }: Scene): SpyView | null {
  const seen = useRef<Seen>({ version, view, before: null });
  const { current } = seen;
  if (current.version !== version) seen.current = { version, view, before: current.view };
  return seen.current.before;
}

interface Seen {
  readonly version: number;
  readonly view: SpyView;
  readonly before: SpyView | null;
}
