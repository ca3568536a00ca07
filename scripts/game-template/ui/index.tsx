import './board.css';
import { type GameUi, rulesIn } from '@safehouse/ui';
import type { Words } from '../locales/en.ts';
import type { TemplateMove } from '../rules/moves.ts';
import type { Fact } from '../rules/play.ts';
import type { View } from '../rules/view.ts';
import { Board } from './board.tsx';
import { nameMove, tell } from './tell.ts';

const read = ({ default: text }: { readonly default: string }) => rulesIn(text);

export const ui: GameUi<View, TemplateMove, Fact, Words> = {
  id: 'template-game',
  players: [2],
  words: {
    en: async () => (await import('../locales/en.ts')).words,
    sk: async () => (await import('../locales/sk.ts')).words,
    cs: async () => (await import('../locales/cs.ts')).words,
    de: async () => (await import('../locales/de.ts')).words,
    fr: async () => (await import('../locales/fr.ts')).words,
  },
  rules: {
    en: () => import('../RULES.md?raw').then(read),
    sk: () => import('../locales/RULES.sk.md?raw').then(read),
    cs: () => import('../locales/RULES.cs.md?raw').then(read),
    de: () => import('../locales/RULES.de.md?raw').then(read),
    fr: () => import('../locales/RULES.fr.md?raw').then(read),
  },
  Board,
  choices: [],
  tell,
  name: nameMove,
  refusal: (code, { refusals }) => refusals[code] ?? refusals.other,
  ending: (reason, { endings }) => endings[reason] ?? endings.other,
  sides: () => [],
};
