import { byLanguage, type GameUi } from '@safehouse/ui';
import './board/theme.css';
import './art/cards.css';
import './board/street.css';
import './board/offer-area.css';
import './board/side-tile.css';
import './actions/hand.css';
import './board/board.css';
import './board/all-hands.css';
import type { GameTranslations } from '../locales/en.ts';
import { translations } from '../locales/index.ts';
import type { Fact } from '../rules/facts.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { createSides } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import { AllHands } from './board/all-hands.tsx';
import { Board } from './board/board.tsx';
import { scoreRows } from './board/score-rows.ts';
import { choices } from './choices.ts';
import { endingSentence } from './log/ending-sentence.ts';
import { endingText } from './log/ending-text.ts';
import { hintReason } from './log/hint-reason.ts';
import { logLine } from './log/log-lines.ts';
import { logPlaces } from './log/log-places.ts';
import { moveText } from './log/move-text.ts';
import { refusalText } from './log/refusal-text.ts';

export const ui: GameUi<View, AgentAvenueMove, Fact, GameTranslations> = {
  id: 'agent-avenue',
  players: [2, 3, 4],
  translations,
  rules: byLanguage(import.meta.glob<string>('../locales/RULES.??.md', { query: '?raw', import: 'default' })),
  Board,
  choices,
  logLine,
  logPlaces,
  moveText,
  refusalText,
  endingText,
  endingSentence,
  scoreRows,
  // The first seat of a side has the same number as the side, with any number of players.
  chapterStartedBy: (fact) => (fact.type === 'turn' ? { type: 'turn', seat: fact.side } : null),
  AllHands,
  hintReason,
  // AA-34: with three players either side may be the single player.
  sides: (players, options) => createSides(players, options && 'lone' in options && options.lone === 0 ? 0 : 1).seatsOf,
};
