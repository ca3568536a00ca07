import { type Closed, isClosed } from '@safehouse/contract';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Equipment } from '../../data/equipment.ts';
import { written } from './writing.ts';

interface CardProps {
  readonly card: Equipment | Closed;
  /** May whoever looks see its face? */
  readonly isSeen: boolean;
  /** It lies face up for everybody. */
  readonly isUp: boolean;
  /** Where it comes from when it is new: a selector of an element on the board. */
  readonly from?: string | undefined;
  readonly isCalm: boolean;
}

const TRAVEL = { duration: 300, easing: 'cubic-bezier(.2,.8,.2,1)' };
const TURN = { duration: 320, easing: 'ease-out' };

/** An equipment card. What it says is told by its column, in words. */
export function Card({ card, isSeen, isUp, from, isCalm }: CardProps) {
  const element = useRef<HTMLSpanElement>(null);
  const wasSeen = useRef(isSeen);
  useLayoutEffect(() => {
    if (element.current && from !== undefined) arrive(element.current, from, isCalm);
  }, []);
  useLayoutEffect(() => {
    if (element.current && wasSeen.current !== isSeen) turn(element.current, isCalm);
    wasSeen.current = isSeen;
  }, [isSeen]);
  const face = isSeen && !isClosed(card) ? card : null;
  const side = face === null ? 'back' : 'face';
  return (
    <span ref={element} class={`ko-card ko-${side}${isUp ? '' : ' ko-hidden'}`} aria-hidden="true">
      {face === null ? null : <Face card={face} />}
    </span>
  );
}

function Face({ card }: { readonly card: Equipment }) {
  if (card !== 'ace') return <b class="ko-value">{written(Number(card))}</b>;
  return (
    <>
      <b class="ko-value">A</b>
      <small class="ko-either">1 · 11</small>
    </>
  );
}

/** The card travels from where it was drawn to where it lies. */
function arrive(element: HTMLElement, from: string, isCalm: boolean): void {
  if (isCalm) {
    element.animate({ opacity: [0, 1] }, TRAVEL);
    return;
  }
  const start = element.closest('.kompromat')?.querySelector(from)?.getBoundingClientRect();
  if (!start) return;
  const end = element.getBoundingClientRect();
  const path = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  element.animate({ transform: [path, 'none'], opacity: [0.4, 1] }, TRAVEL);
}

function turn(element: HTMLElement, isCalm: boolean): void {
  const change = isCalm ? { opacity: [0, 1] } : { transform: ['rotateY(90deg)', 'none'] };
  element.animate(change, TURN);
}
