import { useRef } from 'preact/hooks';
import type { OfferSlot } from './use-card-placement.ts';

/** A finger trembles: shorter ways than this are a tap. */
const TAP_TOLERANCE_PX = 8;

interface DragState {
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

/** Cards can be dragged from the hand to a place marked with `data-slot`; a tap stays a click. */
export function useCardDrag(drop: (place: number, slot: OfferSlot) => void) {
  const grip = useRef<DragState | null>(null);
  const wasDragged = useRef(false);
  const letGo = (card: HTMLElement) => {
    grip.current = null;
    card.style.transform = '';
    card.classList.remove('is-dragged');
  };
  return (place: number) => ({
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      grip.current = { x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = grip.current;
      const card = event.currentTarget as HTMLElement;
      if (!held) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.isMoving && Math.hypot(dx, dy) < TAP_TOLERANCE_PX) return;
      if (!held.isMoving) card.setPointerCapture(event.pointerId);
      held.isMoving = true;
      card.classList.add('is-dragged');
      card.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    onPointerUp: (event: PointerEvent) => {
      const card = event.currentTarget as HTMLElement;
      wasDragged.current = grip.current?.isMoving ?? false;
      letGo(card);
      if (!wasDragged.current) return;
      const slot = slotAtPoint(event.clientX, event.clientY);
      if (slot) drop(place, slot);
    },
    onPointerCancel: (event: PointerEvent) => letGo(event.currentTarget as HTMLElement),
    /** The click that ends a drag is none. */
    isClick: () => !wasDragged.current,
  });
}

function slotAtPoint(x: number, y: number): OfferSlot | null {
  const under = document.elementsFromPoint(x, y).find((one) => one.closest('[data-slot]'));
  const slot = under?.closest<HTMLElement>('[data-slot]')?.dataset.slot;
  return slot === 'up' || slot === 'down' ? slot : null;
}
