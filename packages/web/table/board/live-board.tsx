import { useSignal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { GameBoard } from '../../components/game-board.tsx';
import { movesOf } from '../../match/events.ts';
import { settings } from '../../state/settings.ts';
import { TableFrame, type TableState } from '../frame/table-frame.tsx';
import { hintedMoves } from '../hints/hint.ts';
import { MissedMoves, type MissedMovesProps } from '../history/missed-moves.tsx';
import { ConfirmMove } from '../notices/confirm-move.tsx';
import { useSounds } from '../sounds.ts';
import type { TableContext } from '../table-context.ts';
import { useAutomaticMove } from './automatic-move.ts';
import type { BoardSync } from './board-sync.ts';
import { useNewFacts } from './new-facts.ts';

interface LiveBoardProps extends TableContext {
  /** For everything around the board: older while the board animates. */
  readonly shownContext: TableContext;
  readonly onVersionShown: BoardSync['onVersionShown'];
  readonly state: TableState;
  readonly missed: MissedMovesProps;
}

export function LiveBoard({ state, shownContext, onVersionShown, missed, ...context }: LiveBoardProps) {
  const { matchView, game, playerNames, source } = context;
  const { message, hint } = state;
  const held = useSignal<{ readonly version: number; readonly move: WrittenMove } | null>(null);
  const newFacts = useNewFacts(matchView, source.events.value);
  const moveHistory = useMemo(() => movesOf(source.events.value), [source.events.value]);
  useSounds(shownContext.matchView, { version: matchView.version, hasNewFacts: newFacts.length > 0 });
  useEffect(() => {
    message.value = null;
  }, [matchView.version, matchView.seat]);
  useLayoutEffect(() => () => onVersionShown(null), []);
  const send = (move: WrittenMove) => {
    held.value = null;
    if (!source.isPending.value) source.move(move);
  };
  const automaticMs = useAutomaticMove(shownContext, send);
  const heldMove = held.value?.version === matchView.version ? held.value.move : null;
  const question =
    missed.steps.length > 0 ? (
      <MissedMoves {...missed} />
    ) : heldMove ? (
      <ConfirmMove
        text={game.ui.moveText(heldMove, game.translations, matchView.view)}
        onPlay={() => send(heldMove)}
        onCancel={() => {
          held.value = null;
        }}
      />
    ) : undefined;
  return (
    <ErrorBoundary key={`${matchView.id} ${matchView.seat}`} onError={() => onVersionShown(null)}>
      <GameBoard
        game={game}
        matchView={matchView}
        playerNames={playerNames}
        newFacts={newFacts}
        moveHistory={moveHistory}
        onVersionShown={onVersionShown}
        play={(move) => {
          message.value = null;
          if (settings.confirmMoves.value) held.value = { version: matchView.version, move };
          else send(move);
        }}
        showRefusal={(why) => {
          message.value = { type: 'refusal', ...why };
        }}
        showInfo={(text) => {
          message.value = { type: 'info', text };
        }}
        hintedMoves={hintedMoves(hint.value, matchView.version)}
        highlightedPlaces={context.highlightedPlaces.value}
        frame={(slots) => (
          <TableFrame
            context={shownContext}
            state={state}
            slots={slots}
            question={question}
            automaticMs={automaticMs}
          />
        )}
      />
    </ErrorBoundary>
  );
}
