import { useEffect, useRef } from 'preact/hooks';

/**
 * A button goes when its move is made. Whoever moves by the keyboard would then begin again at the top of the page;
 * instead the dock takes the focus, and its next button is one step away.
 */
export function useFocusRestore() {
  const dock = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const board = dock.current?.closest('.kompromat');
    const { activeElement, body } = document;
    if (hadFocus.current && activeElement === body) dock.current?.focus({ preventScroll: true });
    hadFocus.current = board?.contains(document.activeElement) ?? false;
  });
  return dock;
}
