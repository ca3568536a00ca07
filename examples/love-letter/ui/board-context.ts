import type { BaseBoardContext, BoardProps } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import type { Fact } from '../rules/facts.ts';
import type { PlayCard } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export type GameBoardProps = BoardProps<View, PlayCard, Fact, GameTranslations>;

/** What every part of the board draws from; a game adds what its own parts need. */
export type BoardContext = BaseBoardContext<View, PlayCard, GameTranslations>;
