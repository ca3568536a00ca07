import { useRef } from 'preact/hooks';
import type { OfferSlot } from './use-card-placement.ts';

/** A shorter drag than this is a tap. */
const TAP_TOLERANCE_PX = 8;

interface DragState {
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

/** Cards can be dragged from the hand to an element with `data-slot`. A tap remains a click. */
export function useCardDrag(drop: (index: number, slot: OfferSlot) => void) {
  const drag = useRef<DragState | null>(null);
  const wasDragged = useRef(false);
  const reset = (card: HTMLElement) => {
    drag.current = null;
    card.style.transform = '';
    card.classList.remove('is-dragged');
  };
  return (index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      // From the start, because a fast mouse leaves the card before its first move event.
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const state = drag.current;
      const card = event.currentTarget as HTMLElement;
      if (!state) return;
      const [dx, dy] = [event.clientX - state.x, event.clientY - state.y];
      if (!state.isMoving && Math.hypot(dx, dy) < TAP_TOLERANCE_PX) return;
      state.isMoving = true;
      card.classList.add('is-dragged');
      card.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    onPointerUp: (event: PointerEvent) => {
      const card = event.currentTarget as HTMLElement;
      wasDragged.current = drag.current?.isMoving ?? false;
      reset(card);
      if (!wasDragged.current) return;
      const slot = slotAtPoint(event.clientX, event.clientY);
      if (slot) drop(index, slot);
    },
    onPointerCancel: (event: PointerEvent) => reset(event.currentTarget as HTMLElement),
    /** False for the click event at the end of a drag. */
    isClick: () => !wasDragged.current,
  });
}

function slotAtPoint(x: number, y: number): OfferSlot | null {
  const target = document.elementsFromPoint(x, y).find((element) => element.closest('[data-slot]'));
  const slot = target?.closest<HTMLElement>('[data-slot]')?.dataset.slot;
  return slot === 'up' || slot === 'down' ? slot : null;
}
