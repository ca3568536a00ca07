import type { TableChoice } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';

/** As in the printed rules, convenient, or in between: two options of the rules in one choice. */
export const choices: readonly TableChoice<GameTranslations>[] = [
  {
    option: 'wonCards',
    players: [2],
    label: ({ choices }) => choices.table,
    values: [
      {
        value: 'open',
        also: { memoryAid: false },
        label: ({ choices }) => choices.score,
        about: ({ choices }) => choices.scoreAbout,
      },
      {
        value: 'face-down',
        also: { memoryAid: false },
        label: ({ choices }) => choices.book,
        about: ({ choices }) => choices.bookAbout,
      },
      {
        value: 'open',
        also: { memoryAid: true },
        label: ({ choices }) => choices.all,
        about: ({ choices }) => choices.allAbout,
      },
    ],
  },
];
