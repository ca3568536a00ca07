import type { MatchView } from '@safehouse/protocol';
import type { BoardProps } from '@safehouse/ui';
import type { LoadedGame } from '../state/games.ts';
import { boardSettings } from '../state/theme.ts';

type ViewingProps = Pick<BoardProps, 'playerNames' | 'newFacts' | 'moveHistory' | 'onVersionShown' | 'frame'>;
type PlayingProps = Pick<BoardProps, 'play' | 'showRefusal' | 'showInfo' | 'hintedMoves' | 'highlightedPlaces'>;

interface GameBoardProps extends ViewingProps, Partial<PlayingProps> {
  readonly game: LoadedGame;
  readonly matchView: MatchView;
}

const READ_ONLY: PlayingProps = {
  play: () => undefined,
  showRefusal: () => undefined,
  showInfo: () => undefined,
  hintedMoves: null,
  highlightedPlaces: [],
};

/** A game's own board in the viewer's language and settings; read-only unless `play` is given. */
export function GameBoard({ game: { ui, translations, lang }, matchView, ...boardProps }: GameBoardProps) {
  const { Board } = ui;
  if (!hasView(matchView)) return null;
  return (
    <Board
      {...READ_ONLY}
      {...boardProps}
      matchView={matchView}
      translations={translations}
      lang={lang}
      settings={boardSettings.value}
    />
  );
}

/** Before the match starts there is nothing to show. */
function hasView(matchView: MatchView): matchView is BoardProps['matchView'] {
  return matchView.view !== null;
}
