import type { MatchView } from '@safehouse/protocol';
import { useMemo } from 'preact/hooks';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { GameBoard } from '../../components/game-board.tsx';
import { movesOf } from '../../match/events.ts';
import { TableFrame, type TableState } from '../frame/table-frame.tsx';
import type { TableContext } from '../table-context.ts';
import { MissedMoves, type MissedMovesProps } from './missed-moves.tsx';

/** An earlier view, and the facts of the move that led to it. */
export interface PastPosition {
  readonly matchView: MatchView;
  readonly facts: readonly { readonly type: string }[];
}

interface PastBoardProps extends TableContext, PastPosition {
  readonly state: TableState;
  readonly missed: MissedMovesProps;
}

/** An earlier position, read-only, with the buttons that step through it. */
export function PastBoard({ facts, state, missed, ...context }: PastBoardProps) {
  const { matchView, game, playerNames, source } = context;
  const moveHistory = useMemo(
    () => movesOf(source.events.value.filter(({ version }) => version <= matchView.version)),
    [source.events.value, matchView.version],
  );
  const still = useMemo(() => ({ ...matchView, legal: [] }), [matchView]);
  return (
    <ErrorBoundary>
      <GameBoard
        game={game}
        matchView={still}
        playerNames={playerNames}
        newFacts={facts}
        moveHistory={moveHistory}
        highlightedPlaces={context.highlightedPlaces.value}
        frame={(slots) => (
          <TableFrame context={context} state={state} slots={slots} question={<MissedMoves {...missed} />} isPast />
        )}
      />
    </ErrorBoundary>
  );
}
