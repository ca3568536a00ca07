/** What was noted in a page, in milliseconds. */
export interface InputLatency {
  /** From a press to the frame after the first change on the page. */
  readonly changed: number[];
  /** The browser's own count, from a press to the next frame; what takes less than 16 ms it leaves out. */
  readonly painted: { [interaction: string]: number };
}

/** Runs in the page: it knows nothing of what is around it here. */
export function recordInputLatency(): void {
  const seen: InputLatency = { changed: [], painted: {} };
  Object.assign(globalThis, { seen });

  let pressed: number | null = null;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  new MutationObserver(() => {
    if (pressed === null) return;
    const from = pressed;
    pressed = null;
    // The task after a frame's callbacks runs when it has been handed over to be drawn.
    requestAnimationFrame(() => setTimeout(() => seen.changed.push(performance.now() - from)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) seen.painted[id] = Math.max(seen.painted[id] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const roundToTenths = (value: number) => Math.round(value * 10) / 10;

/** How soon a press was answered. */
export function latencySummary({ changed, painted }: InputLatency): object {
  return {
    presses: changed.length,
    changed: percentiles(changed),
    painted: percentiles(Object.values(painted)),
  };
}

export function percentiles(all: readonly number[]): object {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => roundToTenths(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { p50: at(0.5), p95: at(0.95), longest: at(1) };
}
