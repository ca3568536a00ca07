import './styles/palette.css';
import './styles/board.css';
import './styles/map.css';
import './styles/tags.css';
import './styles/panels.css';
import { SEATS } from '@safehouse/contract';
import { type GameUi, rulesIn } from '@safehouse/ui';
import type { Words } from '../locales/en.ts';
import type { SpyFact } from '../rules/facts.ts';
import type { SpyMove } from '../rules/language.ts';
import type { SpyView } from '../rules/view.ts';
import { Board } from './board.tsx';
import { choices } from './choices.ts';
import { refusalText } from './choosing.ts';
import { nameMove, tell } from './tell.ts';
import { why } from './why.ts';

export const ui: GameUi<SpyView, SpyMove, SpyFact, Words> = {
  id: 'spy-connection',
  players: [2, 3, 4],
  words: {
    en: async () => (await import('../locales/en.ts')).words,
    sk: async () => (await import('../locales/sk.ts')).words,
    cs: async () => (await import('../locales/cs.ts')).words,
    de: async () => (await import('../locales/de.ts')).words,
    fr: async () => (await import('../locales/fr.ts')).words,
  },
  rules: {
    en: async () => rulesIn((await import('../RULES.md?raw')).default),
    sk: async () => rulesIn((await import('../locales/RULES.sk.md?raw')).default),
    cs: async () => rulesIn((await import('../locales/RULES.cs.md?raw')).default),
    de: async () => rulesIn((await import('../locales/RULES.de.md?raw')).default),
    fr: async () => rulesIn((await import('../locales/RULES.fr.md?raw')).default),
  },
  Board,
  choices,
  tell,
  name: nameMove,
  refusal: refusalText,
  ending: (reason, { endings, ended }) =>
    Object.hasOwn(endings, reason) ? endings[reason as keyof typeof endings] : ended,
  why,
  chapter: (fact) => (fact.type === 'turn-began' ? { type: 'turn', seat: fact.seat } : null),
  sides: (players) => SEATS.slice(0, players).map((seat) => [seat]),
};
