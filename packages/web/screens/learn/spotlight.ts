import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { motion } from '../../state/theme.ts';

const RING_MARGIN = 4;
/** So long a board takes to stand still after a step; later whoever scrolls is left alone. In milliseconds. */
const SETTLE_MS = 800;
/** Boards keep what to do now at the lower edge: what is pointed at should lie above it. */
const VISIBLE_SHARE = 0.7;

interface SpotlightTarget {
  /** Everything that can be pointed at; the ring lies in it. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
  /** What scrolls the stage. */
  readonly view: RefObject<HTMLElement | null>;
  readonly selector: string | undefined;
  /** Another stop of the lesson: what is pointed at is brought into sight once. */
  readonly stopKey: string;
}

/** Draws a ring around what the coach speaks of, wherever the board moves it. */
export function useSpotlight({ stage, ring, view, selector, stopKey }: SpotlightTarget): void {
  useEffect(() => {
    const { current: place } = stage;
    const { current: frame } = view;
    if (!place || !frame) return;
    let seenAt: number | null = null;
    const follow = () => {
      const target = selector === undefined ? null : place.querySelector<HTMLElement>(selector);
      if (ring.current) placeRing(ring.current, place, target);
      return target;
    };
    const point = () => {
      const target = follow();
      if (!target) return;
      seenAt ??= performance.now();
      if (performance.now() - seenAt < SETTLE_MS) scrollIntoReach(target, frame);
    };
    point();
    // What sticks to an edge moves against the stage.
    frame.addEventListener('scroll', follow);
    // A board draws parts anew while it tells what happened: the ring follows what is there now.
    const redrawn = new MutationObserver(point);
    redrawn.observe(place, { childList: true, subtree: true });
    const resized = new ResizeObserver(point);
    resized.observe(place);
    resized.observe(frame);
    return () => {
      frame.removeEventListener('scroll', follow);
      redrawn.disconnect();
      resized.disconnect();
    };
  }, [selector, stopKey]);
}

function placeRing(ring: HTMLElement, stage: HTMLElement, target: HTMLElement | null): void {
  ring.hidden = target === null;
  if (!target) return;
  const around = stage.getBoundingClientRect();
  const { left, top, width, height } = target.getBoundingClientRect();
  ring.style.left = `${left - around.left - RING_MARGIN}px`;
  ring.style.top = `${top - around.top - RING_MARGIN}px`;
  ring.style.width = `${width + 2 * RING_MARGIN}px`;
  ring.style.height = `${height + 2 * RING_MARGIN}px`;
}

/** To the middle of what lies above a board's dock; what is too tall is shown from its top. */
export function scrollIntoReach(target: HTMLElement, view: HTMLElement): void {
  const { top, bottom, height } = target.getBoundingClientRect();
  const frame = view.getBoundingClientRect();
  const room = isInDock(target, view) ? frame.height : frame.height * VISIBLE_SHARE;
  if (top >= frame.top && bottom <= frame.top + room) return;
  const wanted = frame.top + Math.max(RING_MARGIN, (room - height) / 2);
  view.scrollBy({ top: top - wanted, behavior: motion.value === 'full' ? 'smooth' : 'auto' });
}

function isInDock(target: HTMLElement, view: HTMLElement): boolean {
  for (let one: HTMLElement | null = target; one && one !== view; one = one.parentElement) {
    if (getComputedStyle(one).position === 'sticky') return true;
  }
  return false;
}
