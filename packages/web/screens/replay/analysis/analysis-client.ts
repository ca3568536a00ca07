import { type ReadonlySignal, signal } from '@preact/signals';
import type { Analysis } from './analysis.ts';
import type { AnalysisMessage, AnalysisRequest } from './analysis-messages.ts';

export type AnalysisState =
  | { readonly type: 'none' }
  | { readonly type: 'working'; readonly done: number }
  | { readonly type: 'judged'; readonly analysis: Analysis }
  | { readonly type: 'failed' };

export interface AnalysisClient {
  readonly state: ReadonlySignal<AnalysisState>;
  start(task: AnalysisRequest): void;
  stop(): void;
}

/** Has a match judged in a thread of its own. */
export function createAnalysisClient(): AnalysisClient {
  const verdicts = signal<AnalysisState>({ type: 'none' });
  let thread: Worker | null = null;
  const end = (last: AnalysisState) => {
    thread?.terminate();
    thread = null;
    verdicts.value = last;
  };
  const hear = (message: AnalysisMessage) => {
    if (message.type === 'progress') verdicts.value = { type: 'working', done: message.done };
    else end(message.type === 'judged' ? message : { type: 'failed' });
  };
  return {
    state: verdicts,
    start(task) {
      end({ type: 'working', done: 0 });
      thread = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
      thread.onmessage = ({ data }: MessageEvent<AnalysisMessage>) => hear(data);
      thread.onerror = () => end({ type: 'failed' });
      thread.postMessage(task);
    },
    stop: () => end({ type: 'none' }),
  };
}
