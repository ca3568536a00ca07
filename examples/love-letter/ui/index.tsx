import '@safehouse/ui/pieces.css';
import './love-letter.css';
import { byLanguage, type GameUi } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import type { Fact } from '../rules/facts.ts';
import type { PlayCard } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Board } from './board.tsx';
import { logLine } from './log-line.ts';
import { moveText } from './move-text.ts';

export { cover } from './cover.tsx';

export const ui: GameUi<View, PlayCard, Fact, GameTranslations> = {
  id: 'love-letter',
  players: [2, 3, 4],
  translations: byLanguage(import.meta.glob<GameTranslations>('../locales/??.ts', { import: 'translations' })),
  rules: byLanguage(import.meta.glob<string>('../locales/RULES.??.md', { query: '?raw', import: 'default' })),
  Board,
  choices: [],
  logLine,
  moveText,
  refusalText: (code, { refusals }) => refusals[code] ?? refusals.other,
  endingText: (reason, { endings }) => endings[reason] ?? endings.other,
  sides: () => [],
};
