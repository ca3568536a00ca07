import type { Fault, GameRecord } from '@safehouse/contract';
import type { Analysis } from './analysis.ts';
import type { Sides } from './chances.ts';

/** What the page asks of the thread that judges a match. */
export interface ToJudge {
  readonly record: GameRecord;
  readonly sides: Sides;
}

export type FromJudge =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'judged'; readonly analysis: Analysis }
  | { readonly type: 'failed'; readonly fault: Fault | null };
