import type { TraceEvent } from './tracing.ts';

/** CPU time of the page's main thread, in milliseconds. */
export interface MainThreadWork {
  /** One value per frame. */
  readonly frames: readonly number[];
  /** One value per press: until the end of the frame that responds to it. */
  readonly presses: readonly number[];
}

export function mainThreadWorkIn(events: readonly TraceEvent[]): MainThreadWork {
  const mainThreads = new Set(
    events.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const work = events.filter(({ ph, pid, tid }) => ph === 'X' && mainThreads.has(`${pid} ${tid}`));
  const frames = work.filter(({ name }) => name.endsWith('BeginMainFrame')).sort((a, b) => a.ts - b.ts);
  const tasks = work.filter(({ name }) => name === 'RunTask');
  const presses = work.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const responseMs = (press: TraceEvent) => {
    const frame = frames.find(({ ts, pid }) => pid === press.pid && ts >= press.ts);
    const until = frame ? frame.ts + frame.dur : press.ts + press.dur;
    return tasks
      .filter(({ ts, dur, pid }) => pid === press.pid && ts + dur > press.ts && ts < until)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  };
  return { frames: frames.map(({ tdur = 0 }) => tdur / 1000), presses: presses.map(responseMs) };
}
