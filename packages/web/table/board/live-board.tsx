import { type Signal, useSignal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { GameBoard } from '../../components/game-board.tsx';
import { movesOf } from '../../match/events.ts';
import { settings } from '../../state/settings.ts';
import { TableFrame, type TableState } from '../frame/table-frame.tsx';
import { hintedMoves } from '../hints/hint.ts';
import { ConfirmMove } from '../notices/confirm-move.tsx';
import { useSounds } from '../sounds.ts';
import type { TableContext } from '../table-context.ts';
import { useAutomaticMove } from './automatic-move.ts';
import { useNewFacts } from './new-facts.ts';

interface LiveBoardProps extends TableContext {
  /** For everything around the board; older than the current context while the board animates. */
  readonly shownContext: TableContext;
  /** Set by the board to the version up to which it has animated; null if there is no board. */
  readonly reachedVersion: Signal<number | null>;
  readonly state: TableState;
}

/** The board of the match. During a replay it shows an earlier position and is read-only. */
export function LiveBoard({ state, shownContext, reachedVersion, ...context }: LiveBoardProps) {
  const { game, playerNames, source } = context;
  const { message, hint, replay } = state;
  const matchView = replay.position ?? context.matchView;
  const events = source.events.value;
  const newFacts = useNewFacts(matchView, events, replay.position ? 'past' : 'current');
  const moveHistory = useMemo(
    () => movesOf(events.filter(({ version }) => version <= matchView.version)),
    [events, matchView.version],
  );
  const onVersionShown = (version: number | null) => {
    reachedVersion.value = version;
  };
  useSounds(shownContext.matchView, { version: matchView.version, hasNewFacts: newFacts.length > 0 });
  useEffect(() => {
    message.value = null;
  }, [matchView.version, matchView.seat]);
  useLayoutEffect(() => () => onVersionShown(null), []);
  const { play, send, question } = useMoveConfirmation(context, matchView);
  const automaticMs = useAutomaticMove(shownContext, send);
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
          play(move);
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

/** Where a setting asks for it, a move is held back until its player confirms it. */
function useMoveConfirmation({ game, playerNames, source }: TableContext, matchView: MatchView) {
  const held = useSignal<{ readonly version: number; readonly move: WrittenMove } | null>(null);
  const send = (move: WrittenMove) => {
    held.value = null;
    if (!source.isPending.value) source.move(move);
  };
  const play = (move: WrittenMove) => {
    if (settings.confirmMoves.value) held.value = { version: matchView.version, move };
    else send(move);
  };
  const heldMove = held.value?.version === matchView.version ? held.value.move : null;
  const question = heldMove && (
    <ConfirmMove
      text={game.ui.moveText(heldMove, { ...game, playerNames, view: matchView.view, seat: matchView.seat })}
      onPlay={() => send(heldMove)}
      onCancel={() => {
        held.value = null;
      }}
    />
  );
  return { play, send, question };
}
