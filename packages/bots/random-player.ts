import type { Player } from '@safehouse/contract';

/** Any legal move, each as likely as the next. */
export const randomPlayer: Player = {
  choose: ({ legal, random }) => legal[random.below(legal.length)],
};
