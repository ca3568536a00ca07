import '@safehouse/ui/pieces.css';
import './board/board.css';
import { byLanguage, type GameUi } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import type { TemplateMove } from '../rules/moves.ts';
import type { Fact } from '../rules/play.ts';
import type { View } from '../rules/view.ts';
import { Board } from './board/board.tsx';
import { endingText } from './log/ending-text.ts';
import { logLine } from './log/log-lines.ts';
import { moveText } from './log/move-text.ts';
import { refusalText } from './log/refusal-text.ts';

export const ui: GameUi<View, TemplateMove, Fact, GameTranslations> = {
  id: 'template-game',
  players: [2],
  translations: byLanguage(import.meta.glob<GameTranslations>('../locales/??.ts', { import: 'translations' })),
  rules: byLanguage(import.meta.glob<string>('../locales/RULES.??.md', { query: '?raw', import: 'default' })),
  Board,
  choices: [],
  logLine,
  moveText,
  refusalText,
  endingText,
  sides: () => [],
};
