import type { TableContext } from '../table-context.ts';
import { useMissedMoves } from './use-missed-moves.ts';
import { type Replay, useReplay } from './use-replay.ts';

export interface TableReplay extends Replay {
  /** How many moves others made while the viewer was away. */
  readonly missedCount: number;
}

/** Moves that were missed count until they are played again. `reachedVersion`: how far the board has come. */
export function useTableReplay(context: TableContext, reachedVersion: number | null): TableReplay {
  const missed = useMissedMoves(context);
  const replay = useReplay(context, reachedVersion);
  const start = () => {
    missed.forget();
    replay.start();
  };
  return { ...replay, start, missedCount: missed.count };
}
