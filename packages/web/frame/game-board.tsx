import type { BoardProps } from '@safehouse/ui';
import type { ShownGame } from '../state/games.ts';
import { motion } from '../state/look.ts';
import { settings } from '../state/settings.ts';

type Given = Pick<BoardProps, 'names' | 'happened' | 'story' | 'shown'>;
type Playing = Pick<BoardProps, 'play' | 'impossible' | 'hint'>;

interface GameBoardProps extends Given, Partial<Playing> {
  readonly game: ShownGame;
  readonly page: object;
}

/** To be looked at, not played on. */
const STILL: Playing = { play: () => undefined, impossible: () => undefined, hint: null };

/** A game's own board, in the language and manner of whoever looks. */
export function GameBoard({ game: { ui, words, lang }, page, ...given }: GameBoardProps) {
  const { Board } = ui;
  const manner = { motion: motion.value, patterns: settings.patterns.value };
  return <Board {...STILL} {...given} page={page as never} words={words} lang={lang} settings={manner} />;
}
