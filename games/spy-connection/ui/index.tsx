import './art/palette.css';
import './board/board.css';
import './board/map/route-map.css';
import './art/mission-card.css';
import './actions/act.css';
import { SEATS } from '@safehouse/contract';
import { byLanguage, type GameUi } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import { translations } from '../locales/index.ts';
import type { SpyFact } from '../rules/facts.ts';
import type { SpyMove } from '../rules/move-encoding.ts';
import type { SpyView } from '../rules/view.ts';
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
import { turnEnd } from './turn-end.ts';

export const ui: GameUi<SpyView, SpyMove, SpyFact, GameTranslations> = {
  id: 'spy-connection',
  players: [2, 3, 4],
  translations,
  rules: byLanguage(import.meta.glob<string>('../locales/RULES.??.md', { query: '?raw', import: 'default' })),
  Board,
  choices,
  logLine,
  logPlaces,
  moveText,
  turnEnd,
  refusalText,
  endingText,
  endingSentence,
  scoreRows,
  hintReason,
  chapterStartedBy: (fact) => (fact.type === 'turn-began' ? { type: 'turn', seat: fact.seat } : null),
  sides: (players) => SEATS.slice(0, players).map((seat) => [seat]),
};
