import type { Signal } from '@preact/signals';
import type { MatchView } from '@safehouse/protocol';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { GameBoard } from '../../components/game-board.tsx';
import { movesOf } from '../../match/events.ts';
import { type HintState, hintedMoves } from '../hints/hint.ts';
import type { RefusalMessage } from '../notices/notices.tsx';
import { useSounds } from '../sounds.ts';
import type { TableContext } from '../table-context.ts';
import type { BoardSync } from './board-sync.ts';
import { useNewFacts } from './new-facts.ts';

interface LiveBoardProps extends TableContext {
  /** The view around the board: older than `matchView` while the board animates. */
  readonly shownView: MatchView;
  readonly onVersionShown: BoardSync['onVersionShown'];
  readonly hint: Signal<HintState | null>;
  readonly refusal: Signal<RefusalMessage | null>;
}

export function LiveBoard({ hint, refusal, shownView, onVersionShown, ...context }: LiveBoardProps) {
  const { matchView, game, playerNames, source } = context;
  const newFacts = useNewFacts(matchView, source.events.value);
  const moveHistory = useMemo(() => movesOf(source.events.value), [source.events.value]);
  useSounds(shownView, { version: matchView.version, hasNewFacts: newFacts.length > 0 });
  useEffect(() => {
    refusal.value = null;
  }, [matchView.version, matchView.seat]);
  useLayoutEffect(() => () => onVersionShown(null), []);
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
          refusal.value = null;
          if (!source.isPending.value) source.move(move);
        }}
        showRefusal={(why) => {
          refusal.value = why;
        }}
        hintedMoves={hintedMoves(hint.value, matchView.version)}
      />
    </ErrorBoundary>
  );
}
