import type { MatchView } from '@safehouse/protocol';
import { useMemo } from 'preact/hooks';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { GameBoard } from '../../components/game-board.tsx';
import { movesOf } from '../../match/events.ts';
import type { TableContext } from '../table-context.ts';

/** An earlier view, and the facts of the move that led to it. */
export interface PastPosition {
  readonly matchView: MatchView;
  readonly facts: readonly { readonly type: string }[];
}

/** An earlier position, read-only. */
export function PastBoard({ matchView, facts, game, playerNames, source }: TableContext & PastPosition) {
  const moveHistory = useMemo(
    () => movesOf(source.events.value.filter(({ version }) => version <= matchView.version)),
    [source.events.value, matchView.version],
  );
  const still = useMemo(() => ({ ...matchView, legal: [] }), [matchView]);
  return (
    <div class="past">
      <ErrorBoundary>
        <GameBoard game={game} matchView={still} playerNames={playerNames} newFacts={facts} moveHistory={moveHistory} />
      </ErrorBoundary>
    </div>
  );
}
