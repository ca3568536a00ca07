import { useEffect, useRef } from 'preact/hooks';
import { motion } from '../../state/theme.ts';
import type { LessonPlayback } from './lesson-playback.ts';
import type { LessonRun } from './lesson-run.ts';
import { scrollIntoReach, useSpotlight } from './spotlight.ts';

/** Moves the spotlight and the keyboard focus between the board and the coach. */
export function useLessonFocus(
  { stopIndex, jumpCount, stop, isMoveHighlighted }: LessonRun,
  { isPlaying, canSkip }: LessonPlayback,
  hinted: string,
) {
  const view = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const selector = isPlaying ? undefined : stop.step.at;
  useSpotlight({ stage, ring, view, selector, stopKey: `${stopIndex} ${jumpCount}` });
  useFocusReturn(`${stopIndex} ${jumpCount}`, mainButton);
  useEffect(() => {
    // The moves are best seen from the top of the board.
    const behavior = motion.value === 'full' ? 'smooth' : 'auto';
    if (canSkip) view.current?.scrollTo({ top: 0, behavior });
  }, [canSkip]);
  const focusHighlightedMove = () => {
    const target = stage.current && firstMatch(stage.current, [hinted, stop.step.at]);
    if (target && view.current) focusTarget(target, view.current);
  };
  useEffect(() => {
    if (isMoveHighlighted.value) focusHighlightedMove();
  }, [isMoveHighlighted.value]);
  return { view, stage, ring, mainButton, focusHighlightedMove };
}

/** After a move the pressed element is gone, so the focus goes back to the coach. */
function useFocusReturn(stop: string, main: { readonly current: HTMLElement | null }): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isAway = !document.activeElement?.closest('.learn-coach');
    if (!isFirst.current && isAway) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [stop]);
}

function firstMatch(stage: HTMLElement, selectors: readonly (string | undefined)[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = selector === undefined ? null : stage.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

function focusTarget(target: HTMLElement, view: HTMLElement): void {
  scrollIntoReach(target, view);
  const button = target.matches('button') ? target : target.querySelector<HTMLElement>('button:not(:disabled)');
  button?.focus({ preventScroll: true });
}
