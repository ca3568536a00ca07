import type { Player } from '@safehouse/contract';
import { type KompromatMove, MOVE_CODEC } from '../rules/moves.ts';
import { redeal } from '../rules/redeal.ts';
import type { View } from '../rules/view.ts';
import { Policy } from './policy.ts';
import { createNoise, noNoise } from './value-noise.ts';

/** Plays the policy without search; `deviation` is the standard deviation of its errors, in points. */
export function createNoisyPlayer(deviation: number): Player<View, KompromatMove> {
  return {
    choose({ view, legal, random }) {
      const policy = new Policy(deviation === 0 ? noNoise : createNoise(deviation, random));
      const code = policy.chooseMove(redeal(view, random));
      return legal.find((move) => MOVE_CODEC.parse(move) === code) ?? legal[0];
    },
  };
}
