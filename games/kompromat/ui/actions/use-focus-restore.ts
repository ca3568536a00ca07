import { useEffect, useRef } from 'preact/hooks';

/**
 * The button of a move disappears when the move is made. The area then takes the focus, so that keyboard users do not
 * start again at the top of the page.
 */
export function useFocusRestore() {
  const act = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const board = act.current?.closest('.frame');
    const { activeElement, body } = document;
    if (hadFocus.current && activeElement === body) act.current?.focus({ preventScroll: true });
    hadFocus.current = board?.contains(document.activeElement) ?? false;
  });
  return act;
}
