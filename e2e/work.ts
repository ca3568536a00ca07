import type { Browser } from 'playwright-core';

/** Something a thread did, in microseconds; `tdur` is the processor's time, whatever else the machine was busy with. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** What the page's main thread did, in milliseconds of processor time. */
export interface Work {
  /** For each frame. */
  readonly frames: readonly number[];
  /** From each press to the end of the frame that answers it. */
  readonly presses: readonly number[];
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'cc'];

export async function workOf(browser: Browser, during: () => Promise<void>): Promise<Work> {
  const session = await browser.newBrowserCDPSession();
  const all: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => all.push(...(value as unknown as Traced[])));
  const ended = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  const traceConfig = { includedCategories: CATEGORIES };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await during();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return onMainThread(all);
}

function onMainThread(all: readonly Traced[]): Work {
  const isMain = ({ pid, tid }: Traced) => mains.has(`${pid} ${tid}`);
  const mains = new Set(
    all.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = all.filter((one) => one.ph === 'X' && isMain(one));
  const frames = own.filter(({ name }) => name.endsWith('BeginMainFrame')).sort((a, b) => a.ts - b.ts);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const presses = own.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const answer = (press: Traced) => {
    const frame = frames.find(({ ts, pid }) => pid === press.pid && ts >= press.ts);
    const until = frame ? frame.ts + frame.dur : press.ts + press.dur;
    return tasks
      .filter(({ ts, dur, pid }) => pid === press.pid && ts + dur > press.ts && ts < until)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  };
  return { frames: frames.map(({ tdur = 0 }) => tdur / 1000), presses: presses.map(answer) };
}
