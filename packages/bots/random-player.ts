import type { Player } from '@safehouse/contract';
import type { BlindPlayer } from './run-match.ts';

const blindRandomPlayer: BlindPlayer = {
  choose: ({ legal, random }) => legal[random.below(legal.length)],
  pickBlindly: (legal, random) => legal.at(random.below(legal.length)),
};

/** Chooses uniformly among the legal moves. */
export const randomPlayer: Player = blindRandomPlayer;
