import type { BoardProps } from '@safehouse/ui';
import type { LoadedGame } from '../state/games.ts';
import { boardSettings } from '../state/theme.ts';

type ViewingProps = Pick<BoardProps, 'playerNames' | 'newFacts' | 'moveHistory' | 'onVersionShown' | 'frame'>;
type PlayingProps = Pick<BoardProps, 'play' | 'showRefusal' | 'showInfo' | 'hintedMoves' | 'highlightedPlaces'>;

interface GameBoardProps extends ViewingProps, Partial<PlayingProps> {
  readonly game: LoadedGame;
  readonly matchView: object;
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
  return (
    <Board
      {...READ_ONLY}
      {...boardProps}
      matchView={matchView as never}
      translations={translations}
      lang={lang}
      settings={boardSettings.value}
    />
  );
}
