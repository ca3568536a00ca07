import type { TableChoice } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';

export const choices: readonly TableChoice<GameTranslations>[] = [
  {
    option: 'mode',
    players: [2, 3, 4],
    label: ({ choices }) => choices.mode,
    values: [
      {
        value: 'simple',
        label: ({ choices }) => choices.simple,
        about: ({ choices }) => choices.simpleAbout,
      },
      {
        value: 'advanced',
        label: ({ choices }) => choices.advanced,
        about: ({ choices }) => choices.advancedAbout,
      },
    ],
  },
  {
    option: 'lone',
    players: [3],
    label: ({ choices }) => choices.lone,
    values: [
      { value: 1, label: ({ choices }) => choices.lone1, about: ({ choices }) => choices.lone1About },
      { value: 0, label: ({ choices }) => choices.lone0, about: ({ choices }) => choices.lone0About },
    ],
  },
];
