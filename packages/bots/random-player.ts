import type { Player } from '@safehouse/contract';

/** Chooses uniformly among the legal moves. */
export const randomPlayer: Player = {
  choose: ({ legal, random }) => legal[random.below(legal.length)],
};
