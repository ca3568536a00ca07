import type { Browser } from 'playwright-core';

/** Something a browser's thread did, in microseconds; `tdur` is processor time, whatever else the machine was busy with. */
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

/** A frame has two where its two parts, that of the page's thread and that of the drawing one, went different ways. */
export interface FrameReport {
  readonly frame_sequence: number;
  readonly layer_tree_host_id: number;
  readonly state: string;
  readonly has_compositor_animation: boolean;
  readonly has_main_animation: boolean;
  /** Whether the browser itself holds that something in sight did not move as it should have. */
  readonly affects_smoothness: boolean;
}

const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'cc',
  'benchmark',
];

/** What all processes of the browser did meanwhile. */
export async function recordTrace(
  browser: Browser,
  during: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const all: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => all.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  const traceConfig = { includedCategories: TRACE_CATEGORIES };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await during();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return all;
}
