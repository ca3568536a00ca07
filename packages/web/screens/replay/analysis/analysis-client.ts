import { type ReadonlySignal, signal } from '@preact/signals';
import type { Analysis } from './analysis.ts';
import type { AnalysisMessage, AnalysisRequest } from './analysis-messages.ts';

type AnalysisState =
  | { readonly type: 'none' }
  | { readonly type: 'working'; readonly done: number }
  | { readonly type: 'finished'; readonly analysis: Analysis }
  | { readonly type: 'failed' };

export interface AnalysisClient {
  readonly state: ReadonlySignal<AnalysisState>;
  start(request: AnalysisRequest): void;
  stop(): void;
}

/** Runs the analysis in a worker. */
export function createAnalysisClient(): AnalysisClient {
  const state = signal<AnalysisState>({ type: 'none' });
  let worker: Worker | null = null;
  const end = (last: AnalysisState) => {
    worker?.terminate();
    worker = null;
    state.value = last;
  };
  const onMessage = (message: AnalysisMessage) => {
    if (message.type === 'progress') state.value = { type: 'working', done: message.done };
    else end(message.type === 'finished' ? message : { type: 'failed' });
  };
  return {
    state,
    start(request) {
      end({ type: 'working', done: 0 });
      worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<AnalysisMessage>) => onMessage(data);
      worker.onerror = () => end({ type: 'failed' });
      worker.postMessage(request);
    },
    stop: () => end({ type: 'none' }),
  };
}
