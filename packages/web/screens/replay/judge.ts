import { type ReadonlySignal, signal } from '@preact/signals';
import type { Analysis } from './analysis.ts';
import type { FromJudge, ToJudge } from './judging.ts';

export type Verdicts =
  | { readonly type: 'none' }
  | { readonly type: 'working'; readonly done: number }
  | { readonly type: 'judged'; readonly analysis: Analysis }
  | { readonly type: 'failed' };

export interface Judge {
  readonly verdicts: ReadonlySignal<Verdicts>;
  start(task: ToJudge): void;
  stop(): void;
}

/** Has a match judged in a thread of its own. */
export function newJudge(): Judge {
  const verdicts = signal<Verdicts>({ type: 'none' });
  let thread: Worker | null = null;
  const end = (last: Verdicts) => {
    thread?.terminate();
    thread = null;
    verdicts.value = last;
  };
  const hear = (message: FromJudge) => {
    if (message.type === 'progress') verdicts.value = { type: 'working', done: message.done };
    else end(message.type === 'judged' ? message : { type: 'failed' });
  };
  return {
    verdicts,
    start(task) {
      end({ type: 'working', done: 0 });
      thread = new Worker(new URL('./judge-thread.ts', import.meta.url), { type: 'module' });
      thread.onmessage = ({ data }: MessageEvent<FromJudge>) => hear(data);
      thread.onerror = () => end({ type: 'failed' });
      thread.postMessage(task);
    },
    stop: () => end({ type: 'none' }),
  };
}
