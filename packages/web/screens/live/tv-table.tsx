import type { MatchId } from '@safehouse/protocol';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { GameBoard } from '../../components/game-board.tsx';
import { seriesText } from '../../i18n/series-text.ts';
import { t } from '../../i18n/translations.ts';
import { movesOf } from '../../match/events.ts';
import { type MatchPreview, useMatchPreview } from '../../match/match-preview.ts';
import { type LoadedGame, useGame } from '../../state/games.ts';
import { playerNamesIn } from '../../state/player-names.ts';
import { useNewFacts } from '../../table/board/new-facts.ts';
import { BoardFrame } from '../../table/frame/board-frame.tsx';
import './tv-table.css';

/** A small view of a match on the server, as spectators see it. A press opens the match. */
export function TvTable({ id }: { readonly id: MatchId }) {
  return <TvScreen preview={useMatchPreview(id)} href={`/watch/${id}`} />;
}

interface TvScreenProps {
  readonly preview: MatchPreview | null;
  /** The path of the match's own table. */
  readonly href: string;
  readonly children?: ComponentChildren;
}

/** `children` are shown beside the caption. */
export function TvScreen({ preview, href, children }: TvScreenProps) {
  const game = useGame(preview?.matchView.game ?? '');
  const { front } = t();
  const series = preview?.matchView.series;
  const names = preview && game ? playerNamesIn(preview.matchView, game.characters).join(' – ') : '';
  return (
    <>
      <div class="tv-frame">
        {preview?.matchView.view && game && (
          <div class="tv-board" inert aria-hidden="true">
            <TvBoard key={preview.matchView.id} {...preview} game={game} />
          </div>
        )}
        <a class="tv-open" href={href}>
          <span class="hidden">{front.watchTable(`${game?.translations.title ?? ''}: ${names}`)}</span>
        </a>
      </div>
      <div class="tv-caption">
        <p>
          <b>{game?.translations.title}</b> {names}
          {series && ` · ${seriesText(series)}`}
        </p>
        {children}
      </div>
    </>
  );
}

function TvBoard({ matchView, events, game }: MatchPreview & { readonly game: LoadedGame }) {
  const newFacts = useNewFacts(matchView, events, 'current');
  const moveHistory = useMemo(() => movesOf(events), [events]);
  const playerNames = playerNamesIn(matchView, game.characters);
  return (
    <ErrorBoundary>
      <GameBoard
        game={game}
        matchView={matchView}
        playerNames={playerNames}
        newFacts={newFacts}
        moveHistory={moveHistory}
        onVersionShown={() => undefined}
        frame={(slots) => <BoardFrame game={game} matchView={matchView} playerNames={playerNames} slots={slots} />}
      />
    </ErrorBoundary>
  );
}
