import type { TableChoice } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';

export const choices: readonly TableChoice<GameTranslations>[] = [
  {
    option: 'memoryAid',
    players: [2],
    label: ({ choices }) => choices.memoryAid,
    values: [
      { value: false, label: ({ choices }) => choices.off, about: ({ choices }) => choices.offAbout },
      { value: true, label: ({ choices }) => choices.on, about: ({ choices }) => choices.onAbout },
    ],
  },
];
