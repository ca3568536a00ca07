import { useCallback, useRef } from 'preact/hooks';

/** Tells the boards how high the tools stand at the bottom, so that what sticks there stands on them. */
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

/** What was in sight above the tools is so when they have grown, and is where it was when they have shrunk again. */
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
      // Unless somebody has scrolled on meanwhile.
      scrollTo({ top: Math.min(scrollY, from), behavior: 'instant' });
    }
  };
}
