import { byLanguage, type GameUi } from '@safehouse/ui';
import './board/theme.css';
import './art/cards.css';
import './board/street.css';
import './board/offer-area.css';
import './board/agents-in-play.css';
import './actions/action-dock.css';
import './board/board.css';
import './board/all-hands.css';
import type { GameTranslations } from '../locales/en.ts';
import type { Fact } from '../rules/facts.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { createSides } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import { AllHands } from './board/all-hands.tsx';
import { Board } from './board/board.tsx';
import { choices } from './choices.ts';
import { hintReason } from './log/hint-reason.ts';
import { logLine, nameMove } from './log/log-lines.ts';

export const ui: GameUi<View, AgentAvenueMove, Fact, GameTranslations> = {
  id: 'agent-avenue',
  players: [2, 3, 4],
  translations: byLanguage(
    import.meta.glob<GameTranslations>('../locales/??.ts', { import: 'translations' }),
  ),
  rules: byLanguage(
    import.meta.glob<string>(['../RULES.md', '../locales/RULES.??.md'], { query: '?raw', import: 'default' }),
  ),
  Board,
  choices,
  logLine,
  moveText: nameMove,
  refusalText: (code, words) => words.refusals[code] ?? words.refusals['not-possible'],
  endingText: (reason, words) => words.endings[reason] ?? reason,
  // Both sides have the seat of their own number, however many play.
  chapterStartedBy: (fact) => (fact.type === 'turn' ? { type: 'turn', seat: fact.side } : null),
  AllHands,
  hintReason,
  // AA-34: of three players either may sit alone.
  sides: (players, options) =>
    createSides(players, options && 'lone' in options && options.lone === 0 ? 0 : 1).seatsOf,
};
