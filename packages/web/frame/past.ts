import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchSource } from '../match/source.ts';
import type { PagePast } from './past-board.tsx';

/** So long the board stands as it was before a step is shown on it. */
const BREATH = 500;

/** The board at one step of the past: at first as it stood before, then what happened. Null: it cannot be had. */
export function usePast(source: MatchSource, version: number | null): PagePast | null {
  const [past, setPast] = useState<PagePast | null>(null);
  const shown = useRef(0);
  useEffect(() => {
    let isWanted = version !== null;
    const show = (next: PagePast | null) => {
      if (!isWanted) return;
      shown.current = next?.page.version ?? 0;
      setPast(next);
    };
    const step = async (at: number) => {
      const [before, page] = await Promise.all([source.past(at - 1), source.past(at)]);
      if (!before?.view || !page?.view) return show(null);
      if (shown.current !== before.version) {
        show({ page: before, facts: [] });
        await new Promise((later) => setTimeout(later, BREATH));
      }
      const told = source.story.value.find((one) => one.version === at);
      show({ page, facts: told && 'facts' in told ? told.facts : [] });
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
