import type { Target } from './target.ts';

export interface Attack {
  readonly name: string;
  /** Runs until the signal is aborted, and may then throw. Open connections are closed with its thread. */
  run(target: Target, signal: AbortSignal): Promise<void>;
}
