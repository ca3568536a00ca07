import type { TraceEvent } from './tracing.ts';

/** What the page's main thread did, in milliseconds of processor time. */
export interface MainThreadWork {
  /** For each frame. */
  readonly frames: readonly number[];
  /** From each press to the end of the frame that answers it. */
  readonly presses: readonly number[];
}

export function mainThreadWorkIn(all: readonly TraceEvent[]): MainThreadWork {
  const isMain = ({ pid, tid }: TraceEvent) => mains.has(`${pid} ${tid}`);
  const mains = new Set(
    all.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = all.filter((one) => one.ph === 'X' && isMain(one));
  const frames = own.filter(({ name }) => name.endsWith('BeginMainFrame')).sort((a, b) => a.ts - b.ts);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const presses = own.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const answer = (press: TraceEvent) => {
    const frame = frames.find(({ ts, pid }) => pid === press.pid && ts >= press.ts);
    const until = frame ? frame.ts + frame.dur : press.ts + press.dur;
    return tasks
      .filter(({ ts, dur, pid }) => pid === press.pid && ts + dur > press.ts && ts < until)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  };
  return { frames: frames.map(({ tdur = 0 }) => tdur / 1000), presses: presses.map(answer) };
}
