import { useEffect, useRef } from 'preact/hooks';
import { motion } from '../../state/theme.ts';
import type { LessonPlayback } from './lesson-playback.ts';
import type { LessonRun } from './lesson-run.ts';
import { scrollIntoReach, useSpotlight } from './spotlight.ts';

/** Leads the eye and the keyboard: to what the coach speaks of, to a move that is lit up, and back to the coach. */
export function useLessonFocus(
  { stopIndex, jumpCount, stop, isMoveHighlighted }: LessonRun,
  { isPlaying, canSkip }: LessonPlayback,
  hinted: string,
) {
  const view = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const pointed = isPlaying ? undefined : stop.step.at;
  useSpotlight({ stage, ring, view, selector: pointed, stopKey: `${stopIndex} ${jumpCount}` });
  useFocusReturn(`${stopIndex} ${jumpCount}`, mainButton);
  useEffect(() => {
    // The table itself is the top of every board: there it is to be seen what happens.
    const behavior = motion.value === 'full' ? 'smooth' : 'auto';
    if (canSkip) view.current?.scrollTo({ top: 0, behavior });
  }, [canSkip]);
  const focusHighlightedMove = () => {
    const lit = stage.current && firstMatch(stage.current, [hinted, stop.step.at]);
    if (lit && view.current) focusTarget(lit, view.current);
  };
  useEffect(() => {
    if (isMoveHighlighted.value) focusHighlightedMove();
  }, [isMoveHighlighted.value]);
  return { view, stage, ring, mainButton, focusHighlightedMove };
}

/** After a move the keyboard is with the coach again: what was pressed is gone, and something new is said. */
function useFocusReturn(stop: string, main: { readonly current: HTMLElement | null }): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isAway = !document.activeElement?.closest('.learn-coach');
    if (!isFirst.current && isAway) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [stop]);
}

function firstMatch(stage: HTMLElement, selectors: readonly (string | undefined)[]): HTMLElement | null {
  for (const one of selectors) {
    const found = one === undefined ? null : stage.querySelector<HTMLElement>(one);
    if (found) return found;
  }
  return null;
}

function focusTarget(lit: HTMLElement, view: HTMLElement): void {
  scrollIntoReach(lit, view);
  const button = lit.matches('button') ? lit : lit.querySelector<HTMLElement>('button:not(:disabled)');
  button?.focus({ preventScroll: true });
}
