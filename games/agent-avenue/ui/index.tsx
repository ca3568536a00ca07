import { type GameUi, parseRulesMarkdown } from '@safehouse/ui';
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

const parseRules = ({ default: text }: { readonly default: string }) => parseRulesMarkdown(text);

export const ui: GameUi<View, AgentAvenueMove, Fact, GameTranslations> = {
  id: 'agent-avenue',
  players: [2, 3, 4],
  translations: {
    en: () => import('../locales/en.ts').then(({ translations }) => translations),
    sk: () => import('../locales/sk.ts').then(({ translations }) => translations),
    cs: () => import('../locales/cs.ts').then(({ translations }) => translations),
    de: () => import('../locales/de.ts').then(({ translations }) => translations),
    fr: () => import('../locales/fr.ts').then(({ translations }) => translations),
  },
  rules: {
    en: () => import('../RULES.md?raw').then(parseRules),
    sk: () => import('../locales/RULES.sk.md?raw').then(parseRules),
    cs: () => import('../locales/RULES.cs.md?raw').then(parseRules),
    de: () => import('../locales/RULES.de.md?raw').then(parseRules),
    fr: () => import('../locales/RULES.fr.md?raw').then(parseRules),
  },
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
