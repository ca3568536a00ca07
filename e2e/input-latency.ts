/** Recorded in a page, in milliseconds. */
export interface InputLatency {
  /** From a press to the frame after the first change of the page. */
  readonly changed: number[];
  /** From the browser's event timing: from a press to the next frame. Durations below 16 ms are not reported. */
  readonly painted: { [interaction: string]: number };
}

/** Runs in the page: it must not use anything from this file. */
export function recordInputLatency(): void {
  const seen: InputLatency = { changed: [], painted: {} };
  Object.assign(globalThis, { seen });

  let pressed: number | null = null;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  new MutationObserver(() => {
    if (pressed === null) return;
    const from = pressed;
    pressed = null;
    // A task queued in a frame's callback runs after that frame was submitted for drawing.
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

export function latencySummary({ changed, painted }: InputLatency): object {
  return {
    presses: changed.length,
    changed: percentiles(changed),
    painted: percentiles(Object.values(painted)),
  };
}

export function percentiles(values: readonly number[]): object {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => roundToTenths(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { p50: at(0.5), p95: at(0.95), longest: at(1) };
}
