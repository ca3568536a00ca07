import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * The button of a move disappears when the move is made. The area of the buttons then takes the focus, so that keyboard
 * users do not start again at the top of the page.
 */
export function useFocusRestore(frame: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const act = frame.current?.querySelector<HTMLElement>('.frame-act');
    if (hadFocus.current && activeElement === body) act?.focus({ preventScroll: true });
    hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
  });
}
