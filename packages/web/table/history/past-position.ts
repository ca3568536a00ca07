import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchSource } from '../../match/match-source.ts';
import type { PastPosition } from './past-board.tsx';

/** So long the board stands as it was before a step is shown on it. */
const STEP_DELAY_MS = 500;

/** The board at one step of the past: at first as it stood before, then what happened. Null: it cannot be had. */
export function usePastPosition(source: MatchSource, version: number | null): PastPosition | null {
  const [past, setPast] = useState<PastPosition | null>(null);
  const shown = useRef(0);
  useEffect(() => {
    let isWanted = version !== null;
    const show = (next: PastPosition | null) => {
      if (!isWanted) return;
      shown.current = next?.matchView.version ?? 0;
      setPast(next);
    };
    const step = async (at: number) => {
      const [before, page] = await Promise.all([source.matchViewAt(at - 1), source.matchViewAt(at)]);
      if (!before?.view || !page?.view) return show(null);
      if (shown.current !== before.version) {
        show({ matchView: before, facts: [] });
        await new Promise((later) => setTimeout(later, STEP_DELAY_MS));
      }
      const told = source.events.value.find((one) => one.version === at);
      show({ matchView: page, facts: told && 'facts' in told ? told.facts : [] });
    };
    if (version === null) {
      shown.current = 0;
      setPast(null);
    } else void step(version);
    return () => {
      isWanted = false;
    };
  }, [source, version]);
  return past;
}
