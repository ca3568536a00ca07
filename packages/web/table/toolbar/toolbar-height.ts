import { useCallback, useRef } from 'preact/hooks';

/** A CSS variable with the toolbar's height: sticky parts of the boards sit on top of it. */
export function useToolbarHeight(): (tools: HTMLElement | null) => void {
  const watcher = useRef<ResizeObserver | null>(null);
  return useCallback((tools: HTMLElement | null) => {
    watcher.current?.disconnect();
    if (!tools) return;
    const follow = createScrollCompensation(tools.offsetHeight);
    watcher.current = new ResizeObserver(() => {
      tools.parentElement?.style.setProperty('--tools-height', `${tools.offsetHeight}px`);
      follow(tools.offsetHeight);
    });
    watcher.current.observe(tools);
  }, []);
}

/** Scrolls when the toolbar grows, so that the content above it stays visible, and back when it shrinks. */
function createScrollCompensation(first: number): (height: number) => void {
  let height = first;
  let from = 0;
  let to = 0;
  return (next) => {
    const grown = next - height;
    height = next;
    if (grown > 0) {
      from = scrollY;
      scrollBy({ top: grown, behavior: 'instant' });
      to = scrollY;
    } else if (grown < 0 && scrollY <= to) {
      // Unless the user has scrolled meanwhile.
      scrollTo({ top: Math.min(scrollY, from), behavior: 'instant' });
    }
  };
}
