import type { Browser } from 'playwright-core';

/** A trace event of a browser thread, in microseconds. `tdur` is CPU time, which does not depend on other load. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: { readonly type?: string };
    readonly frame_reporter?: FrameReport;
  };
}

/** A frame has two reports if the main thread's part and the compositor's part ended differently. */
export interface FrameReport {
  readonly frame_sequence: number;
  readonly layer_tree_host_id: number;
  readonly state: string;
  readonly has_compositor_animation: boolean;
  readonly has_main_animation: boolean;
  /** The browser's own verdict: a visible animation was not smooth. */
  readonly affects_smoothness: boolean;
}

const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'cc', 'benchmark'];

/** The trace events of all browser processes while `during` runs. */
export async function recordTrace(browser: Browser, during: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  const traceConfig = { includedCategories: TRACE_CATEGORIES };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await during();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return events;
}
