import type { GameRecord, RecordFault } from '@safehouse/contract';
import type { Analysis } from './analysis.ts';
import type { Sides } from './win-probability.ts';

export interface AnalysisRequest {
  readonly record: GameRecord;
  readonly sides: Sides;
}

export type AnalysisMessage =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'finished'; readonly analysis: Analysis }
  | { readonly type: 'failed'; readonly fault: RecordFault | null };
