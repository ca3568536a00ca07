import type { TableContext } from '../table-context.ts';
import { useMissedMoves } from './use-missed-moves.ts';
import { type Replay, useReplay } from './use-replay.ts';

export interface TableReplay extends Replay {
  /** The number of moves made by others while the viewer was away. */
  readonly missedCount: number;
}

/** Missed moves are counted until they are played back. `reachedVersion`: the version that the board has shown. */
export function useTableReplay(context: TableContext, reachedVersion: number | null): TableReplay {
  const missed = useMissedMoves(context);
  const replay = useReplay(context, reachedVersion);
  const start = () => {
    missed.forget();
    replay.start();
  };
  return { ...replay, start, missedCount: missed.count };
}
