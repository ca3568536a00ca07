import { type GameUi, rulesIn } from '@safehouse/ui';
import './mood.css';
import './cards.css';
import './street.css';
import './offer.css';
import './ledger.css';
import './desk.css';
import './board.css';
import './hands.css';
import type { Words } from '../locales/en.ts';
import type { Fact } from '../rules/facts.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { seating } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import { Board } from './board.tsx';
import { choices } from './choices.ts';
import { Hands } from './hands.tsx';
import { nameMove, tell } from './tell.ts';
import { why } from './why.ts';

const read = ({ default: text }: { readonly default: string }) => rulesIn(text);

export const ui: GameUi<View, AgentAvenueMove, Fact, Words> = {
  id: 'agent-avenue',
  players: [2, 3, 4],
  words: {
    en: () => import('../locales/en.ts').then(({ words }) => words),
    sk: () => import('../locales/sk.ts').then(({ words }) => words),
    cs: () => import('../locales/cs.ts').then(({ words }) => words),
    de: () => import('../locales/de.ts').then(({ words }) => words),
    fr: () => import('../locales/fr.ts').then(({ words }) => words),
  },
  rules: {
    en: () => import('../RULES.md?raw').then(read),
    sk: () => import('../locales/RULES.sk.md?raw').then(read),
    cs: () => import('../locales/RULES.cs.md?raw').then(read),
    de: () => import('../locales/RULES.de.md?raw').then(read),
    fr: () => import('../locales/RULES.fr.md?raw').then(read),
  },
  Board,
  choices,
  tell,
  name: nameMove,
  refusal: (code, words) => words.refusals[code] ?? words.refusals['not-possible'],
  ending: (reason, words) => words.endings[reason] ?? reason,
  // Both sides have the seat of their own number, however many play.
  chapter: (fact) => (fact.type === 'turn' ? { type: 'turn', seat: fact.side } : null),
  Hands,
  why,
  // AA-34: of three players either may sit alone.
  sides: (players, options) =>
    seating(players, options && 'lone' in options && options.lone === 0 ? 0 : 1).seatsOf,
};
