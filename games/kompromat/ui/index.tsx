import './styles/desk.css';
import './styles/mission.css';
import './styles/card.css';
import './styles/dock.css';
import './styles/tray.css';
import { type GameUi, rulesIn } from '@safehouse/ui';
import type { Words } from '../locales/en.ts';
import type { Fact } from '../rules/facts.ts';
import type { KompromatMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Board } from './board.tsx';
import { endingOf, refusalOf } from './log/ending.ts';
import { chapter, laidOpen } from './log/looking-back.ts';
import { name } from './log/name.ts';
import { tell } from './log/tell.ts';
import { why } from './log/why.ts';

export const ui: GameUi<View, KompromatMove, Fact, Words> = {
  id: 'kompromat',
  players: [2],
  words: {
    en: () => import('../locales/en.ts').then(({ words }) => words),
    sk: () => import('../locales/sk.ts').then(({ words }) => words),
    cs: () => import('../locales/cs.ts').then(({ words }) => words),
    de: () => import('../locales/de.ts').then(({ words }) => words),
    fr: () => import('../locales/fr.ts').then(({ words }) => words),
  },
  rules: {
    en: () => import('../RULES.md?raw').then((file) => rulesIn(file.default)),
    sk: () => import('../locales/RULES.sk.md?raw').then((file) => rulesIn(file.default)),
    cs: () => import('../locales/RULES.cs.md?raw').then((file) => rulesIn(file.default)),
    de: () => import('../locales/RULES.de.md?raw').then((file) => rulesIn(file.default)),
    fr: () => import('../locales/RULES.fr.md?raw').then((file) => rulesIn(file.default)),
  },
  Board,
  choices: [
    {
      option: 'memoryAid',
      players: [2],
      label: ({ choices }) => choices.memoryAid,
      values: [
        { value: false, label: ({ choices }) => choices.off, about: ({ choices }) => choices.offAbout },
        { value: true, label: ({ choices }) => choices.on, about: ({ choices }) => choices.onAbout },
      ],
    },
  ],
  tell,
  name,
  refusal: refusalOf,
  ending: endingOf,
  sides: () => [],
  chapter,
  laidOpen,
  why,
};
