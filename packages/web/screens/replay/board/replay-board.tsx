import { useMemo } from 'preact/hooks';
import { ErrorBoundary } from '../../../components/error-boundary.tsx';
import { GameBoard } from '../../../components/game-board.tsx';
import type { Playback } from '../controls/playback.ts';
import type { ReplayContext } from '../replay-context.ts';
import { matchViewAt } from './match-view-at.ts';
import { factsAt, type Timeline, viewAt } from './timeline.ts';

const NO_FACTS: readonly { readonly type: string }[] = [];

/** The game's own board at one position. It can be looked at, but nothing can be played on it. */
export function ReplayBoard({ timeline, game, playback, playerNames }: ReplayContext) {
  const at = playback.position.value;
  const eyes = playback.perspective.value;
  const { AllHands, revealAll } = game.ui;
  const page = useMemo(() => {
    const plain = matchViewAt(timeline, at, eyes);
    return eyes === 'all' && revealAll && plain.view ? { ...plain, view: revealAll(plain.view) } : plain;
  }, [timeline, at, eyes]);
  const happened = useMemo(() => newFactsAt(timeline, playback), [timeline, at, eyes]);
  const story = useMemo(() => moveHistoryUpTo(timeline, playback), [timeline, at, eyes]);
  return (
    <div class="rp-board">
      <ErrorBoundary key={String(eyes)}>
        {eyes === 'all' && AllHands && (
          <AllHands
            view={viewAt(timeline, at, 'all')}
            translations={game.translations}
            playerNames={playerNames}
          />
        )}
        <GameBoard
          game={game}
          matchView={page}
          playerNames={playerNames}
          newFacts={happened}
          moveHistory={story}
          onVersionShown={(version) => {
            playback.shownVersion.value = version;
          }}
        />
      </ErrorBoundary>
    </div>
  );
}

function newFactsAt(reel: Timeline, { position, perspective, isSingleStep }: Playback) {
  return isSingleStep.value ? factsAt(reel, position.value, perspective.value) : NO_FACTS;
}

function moveHistoryUpTo(reel: Timeline, { position, perspective }: Playback) {
  return reel.positions
    .slice(0, position.value + 1)
    .flatMap(({ move }, version) =>
      move ? [{ version, seat: move.seat, facts: factsAt(reel, version, perspective.value) }] : [],
    );
}
