import { useEffect, useRef } from 'preact/hooks';
import { motion } from '../../state/look.ts';
import type { Run } from './lesson-run.ts';
import { bringIntoSight, useSpotlight } from './spotlight.ts';
import type { Telling } from './telling.ts';

/** Leads the eye and the keyboard: to what the coach speaks of, to a move that is lit up, and back to the coach. */
export function useAttention({ at, leaps, stop, isLit }: Run, { isOn, isLong }: Telling, hinted: string) {
  const view = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const pointed = isOn ? undefined : stop.step.at;
  useSpotlight({ stage, ring, view, at: pointed, stop: `${at} ${leaps}` });
  useReturningFocus(`${at} ${leaps}`, main);
  useEffect(() => {
    // The table itself is the top of every board: there it is to be seen what happens.
    const behavior = motion.value === 'full' ? 'smooth' : 'auto';
    if (isLong) view.current?.scrollTo({ top: 0, behavior });
  }, [isLong]);
  const showLit = () => {
    const lit = stage.current && firstOf(stage.current, [hinted, stop.step.at]);
    if (lit && view.current) turnTo(lit, view.current);
  };
  useEffect(() => {
    if (isLit.value) showLit();
  }, [isLit.value]);
  return { view, stage, ring, main, showLit };
}

/** After a move the keyboard is with the coach again: what was pressed is gone, and something new is said. */
function useReturningFocus(stop: string, main: { readonly current: HTMLElement | null }): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isAway = !document.activeElement?.closest('.learn-coach');
    if (!isFirst.current && isAway) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [stop]);
}

function firstOf(stage: HTMLElement, selectors: readonly (string | undefined)[]): HTMLElement | null {
  for (const one of selectors) {
    const found = one === undefined ? null : stage.querySelector<HTMLElement>(one);
    if (found) return found;
  }
  return null;
}

function turnTo(lit: HTMLElement, view: HTMLElement): void {
  bringIntoSight(lit, view);
  const button = lit.matches('button') ? lit : lit.querySelector<HTMLElement>('button:not(:disabled)');
  button?.focus({ preventScroll: true });
}
