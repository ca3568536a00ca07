import './board/board.css';
import './board/mission.css';
import './board/card.css';
import './board/player-tile.css';
import './actions/act.css';
import './actions/small-act.css';
import { byLanguage, type GameUi } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import { translations } from '../locales/index.ts';
import type { Fact } from '../rules/facts.ts';
import type { KompromatMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
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
import { chapterStartedBy, revealAll } from './log/replay.ts';

export const ui: GameUi<View, KompromatMove, Fact, GameTranslations> = {
  id: 'kompromat',
  players: [2],
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
  sides: () => [],
  chapterStartedBy,
  revealAll,
  hintReason,
};
