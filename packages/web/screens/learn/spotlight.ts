import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { motion } from '../../state/theme.ts';

const RING_MARGIN = 4;
/** Boards settle within this time after a step. After it, the user's own scrolling is not overridden. */
const SETTLE_MS = 800;
/** The bottom of a board is covered by a dock; the target must be visible above it. */
const VISIBLE_SHARE = 0.7;

interface SpotlightTarget {
  /** The element that contains all possible targets and the ring. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
  /** The scroll container of the stage. */
  readonly view: RefObject<HTMLElement | null>;
  readonly selector: string | undefined;
  /** Changes with every step. The target is scrolled into view once per step. */
  readonly stopKey: string;
}

/** Keeps a ring around the target while the target moves. */
export function useSpotlight({ stage, ring, view, selector, stopKey }: SpotlightTarget): void {
  useEffect(() => {
    const { current: stageElement } = stage;
    const { current: frame } = view;
    if (!stageElement || !frame) return;
    let seenAt: number | null = null;
    const follow = () => {
      const target = selector === undefined ? null : stageElement.querySelector<HTMLElement>(selector);
      if (ring.current) placeRing(ring.current, stageElement, target);
      return target;
    };
    const point = () => {
      const target = follow();
      if (!target) return;
      seenAt ??= performance.now();
      if (performance.now() - seenAt < SETTLE_MS) scrollIntoReach(target, frame);
    };
    point();
    // Sticky elements move relative to the stage while scrolling.
    frame.addEventListener('scroll', follow);
    // The board may replace the target element while it animates.
    const redrawn = new MutationObserver(point);
    redrawn.observe(stageElement, { childList: true, subtree: true });
    const resized = new ResizeObserver(point);
    resized.observe(stageElement);
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

/** Centers the target in the area above the dock; a target that is too tall is aligned to the top. */
export function scrollIntoReach(target: HTMLElement, view: HTMLElement): void {
  const { top, bottom, height } = target.getBoundingClientRect();
  const frame = view.getBoundingClientRect();
  const room = isInDock(target, view) ? frame.height : frame.height * VISIBLE_SHARE;
  if (top >= frame.top && bottom <= frame.top + room) return;
  const wanted = frame.top + Math.max(RING_MARGIN, (room - height) / 2);
  view.scrollBy({ top: top - wanted, behavior: motion.value === 'full' ? 'smooth' : 'auto' });
}

function isInDock(target: HTMLElement, view: HTMLElement): boolean {
  for (let element: HTMLElement | null = target; element && element !== view; element = element.parentElement) {
    if (getComputedStyle(element).position === 'sticky') return true;
  }
  return false;
}
