import type { TableChoice } from '@safehouse/ui';
import type { Words } from '../locales/en.ts';

const EVERYBODY = [2, 3, 4];

export const choices: readonly TableChoice<Words>[] = [
  {
    option: 'board',
    players: EVERYBODY,
    label: ({ choices }) => choices.board.label,
    values: [
      {
        value: 'light',
        label: ({ choices }) => choices.board.light,
        about: ({ choices }) => choices.board.aboutLight,
      },
      {
        value: 'dark',
        label: ({ choices }) => choices.board.dark,
        about: ({ choices }) => choices.board.aboutDark,
      },
    ],
  },
  {
    option: 'start',
    players: EVERYBODY,
    label: ({ choices }) => choices.start.label,
    values: [
      {
        value: 'dealt',
        label: ({ choices }) => choices.start.dealt,
        about: ({ choices }) => choices.start.aboutDealt,
      },
      {
        value: 'draft',
        label: ({ choices }) => choices.start.draft,
        about: ({ choices }) => choices.start.aboutDraft,
      },
    ],
  },
];
