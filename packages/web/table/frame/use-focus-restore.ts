import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * The button of a move disappears when the move is made. The area of the buttons then gets the focus, so that keyboard
 * users do not start again at the top of the page. Checks that the last element is gone, because nothing has the focus
 * either while it moves from one element to the next.
 */
export function useFocusRestore(frame: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = frame.current;
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [frame]);
  useEffect(() => {
    if (document.activeElement !== document.body || !last.current || canHaveFocus(last.current)) return;
    frame.current?.querySelector<HTMLElement>('.frame-act')?.focus({ preventScroll: true });
  });
}

function canHaveFocus(element: Element): boolean {
  return element.checkVisibility() && !element.matches(':disabled');
}
