import type { BaseBoardContext, BoardProps } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { TemplateMove } from '../../rules/moves.ts';
import type { Fact } from '../../rules/play.ts';
import type { View } from '../../rules/view.ts';

export type GameBoardProps = BoardProps<View, TemplateMove, Fact, GameTranslations>;

/** What every part of the board needs. A game adds what its own parts need. */
export type BoardContext = BaseBoardContext<View, TemplateMove, GameTranslations>;
