import type { AnyFact } from '@safehouse/contract';
import { useMemo } from 'preact/hooks';
import { ErrorBoundary } from '../../../components/error-boundary.tsx';
import { GameBoard } from '../../../components/game-board.tsx';
import { BoardFrame } from '../../../table/frame/board-frame.tsx';
import type { Playback } from '../controls/playback.ts';
import type { ReplayContext } from '../replay-context.ts';
import { matchViewAt } from './match-view-at.ts';
import { factsAt, type Timeline, viewAt } from './timeline.ts';

const NO_FACTS: readonly AnyFact[] = [];

/** The game's board at one position, read-only. */
export function ReplayBoard({ timeline, game, playback, playerNames, highlightedPlaces }: ReplayContext) {
  const at = playback.position.value;
  const perspective = playback.perspective.value;
  const { AllHands, revealAll } = game.ui;
  const matchView = useMemo(() => {
    const plain = matchViewAt(timeline, at, perspective);
    return perspective === 'all' && revealAll && plain.view ? { ...plain, view: revealAll(plain.view) } : plain;
  }, [timeline, at, perspective]);
  const newFacts = useMemo(() => newFactsAt(timeline, playback), [timeline, at, perspective]);
  const moveHistory = useMemo(() => moveHistoryUpTo(timeline, playback), [timeline, at, perspective]);
  return (
    <ErrorBoundary key={String(perspective)}>
      {perspective === 'all' && AllHands && (
        <AllHands view={viewAt(timeline, at, 'all')} translations={game.translations} playerNames={playerNames} />
      )}
      <div class="rp-board">
        <GameBoard
          game={game}
          matchView={matchView}
          playerNames={playerNames}
          newFacts={newFacts}
          moveHistory={moveHistory}
          highlightedPlaces={highlightedPlaces.value}
          onVersionShown={(version) => {
            playback.shownVersion.value = version;
          }}
          frame={(slots) => <BoardFrame game={game} matchView={matchView} playerNames={playerNames} slots={slots} />}
        />
      </div>
    </ErrorBoundary>
  );
}

function newFactsAt(timeline: Timeline, { position, perspective, isSingleStep }: Playback) {
  return isSingleStep.value ? factsAt(timeline, position.value, perspective.value) : NO_FACTS;
}

function moveHistoryUpTo(timeline: Timeline, { position, perspective }: Playback) {
  return timeline.positions
    .slice(0, position.value + 1)
    .flatMap(({ move }, version) =>
      move ? [{ version, seat: move.seat, facts: factsAt(timeline, version, perspective.value) }] : [],
    );
}
