import type { Target } from './target.ts';

export interface Attack {
  readonly name: string;
  /** Goes on until the signal is aborted, and may then throw; what is still open is closed with its thread. */
  run(target: Target, signal: AbortSignal): Promise<void>;
}
