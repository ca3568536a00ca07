import type { BoardProps } from '@safehouse/ui';
import type { LoadedGame } from '../state/games.ts';
import { settings } from '../state/settings.ts';
import { motion } from '../state/theme.ts';

type ViewingProps = Pick<BoardProps, 'playerNames' | 'newFacts' | 'moveHistory' | 'onVersionShown'>;
type PlayingProps = Pick<BoardProps, 'play' | 'showRefusal' | 'hintedMoves'>;

interface GameBoardProps extends ViewingProps, Partial<PlayingProps> {
  readonly game: LoadedGame;
  readonly matchView: object;
}

/** To be looked at, not played on. */
const READ_ONLY: PlayingProps = { play: () => undefined, showRefusal: () => undefined, hintedMoves: null };

/** A game's own board, in the language and manner of whoever looks. */
export function GameBoard({ game: { ui, translations, lang }, matchView, ...given }: GameBoardProps) {
  const { Board } = ui;
  const manner = { motion: motion.value, patterns: settings.patterns.value };
  return (
    <Board
      {...READ_ONLY}
      {...given}
      matchView={matchView as never}
      translations={translations}
      lang={lang}
      settings={manner}
    />
  );
}
