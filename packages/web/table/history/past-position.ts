import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchSource } from '../../match/match-source.ts';
import type { PastPosition } from './past-board.tsx';

/** The board shows the position before the step for this long. */
const STEP_DELAY_MS = 500;

/** First the position before the step, then the step itself. Null if it is not available. */
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
      const [before, after] = await Promise.all([source.matchViewAt(at - 1), source.matchViewAt(at)]);
      if (!before?.view || !after?.view) return show(null);
      if (shown.current !== before.version) {
        show({ matchView: before, facts: [] });
        await new Promise((resolve) => setTimeout(resolve, STEP_DELAY_MS));
      }
      const event = source.events.value.find(({ version }) => version === at);
      show({ matchView: after, facts: event && 'facts' in event ? event.facts : [] });
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
