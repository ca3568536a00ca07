import { type HiddenCards, isHiddenCards } from '@safehouse/contract';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EquipmentId } from '../../data/equipment.ts';
import { StillLife } from '../art/still-lifes.tsx';
import { formatPoints } from './card-text.ts';

interface CardProps {
  readonly card: EquipmentId | HiddenCards;
  /** The viewer may see the front. */
  readonly isFaceVisible: boolean;
  /** The card is face up for all players. */
  readonly isFaceUp: boolean;
  /** A selector of the element that a new card comes from. */
  readonly originSelector?: string | undefined;
  readonly isReducedMotion: boolean;
}

const FADE_IN = { opacity: [0, 1] };
const TURN = { transform: ['rotateY(90deg)', 'none'] };
const TRAVEL_TIMING = { duration: 300, easing: 'cubic-bezier(.2,.8,.2,1)' };
const TURN_TIMING = { duration: 320, easing: 'ease-out' };

/** An equipment card. Its column describes it to screen readers. */
export function Card({ card, isFaceVisible, isFaceUp, originSelector, isReducedMotion }: CardProps) {
  const element = useRef<HTMLSpanElement>(null);
  const wasVisible = useRef(isFaceVisible);
  useLayoutEffect(() => {
    if (!element.current || originSelector === undefined) return;
    if (isReducedMotion) element.current.animate(FADE_IN, TRAVEL_TIMING);
    else animateArrival(element.current, originSelector);
  }, []);
  useLayoutEffect(() => {
    if (wasVisible.current !== isFaceVisible) element.current?.animate(isReducedMotion ? FADE_IN : TURN, TURN_TIMING);
    wasVisible.current = isFaceVisible;
  }, [isFaceVisible]);
  const face = isFaceVisible && !isHiddenCards(card) ? card : null;
  const side = face === null ? 'back' : 'face';
  return (
    <span ref={element} class={`ko-card ko-${side}${isFaceUp ? '' : ' ko-hidden'}`} aria-hidden="true">
      {face === null ? null : <CardFace card={face} />}
    </span>
  );
}

function CardFace({ card }: { readonly card: EquipmentId }) {
  return (
    <>
      <StillLife card={card} />
      <b class="ko-value">{card === 'ace' ? 'A' : formatPoints(Number(card))}</b>
      {card === 'ace' && <small class="ko-either">1 · 11</small>}
    </>
  );
}

function animateArrival(element: HTMLElement, originSelector: string): void {
  const start = element.closest('.frame')?.querySelector(originSelector)?.getBoundingClientRect();
  if (!start) return;
  const end = element.getBoundingClientRect();
  const path = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  element.animate({ transform: [path, 'none'], opacity: [0.4, 1] }, TRAVEL_TIMING);
}
