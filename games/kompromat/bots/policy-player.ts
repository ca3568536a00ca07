import type { Player } from '@safehouse/contract';
import { type KompromatMove, MOVE_CODEC } from '../rules/moves.ts';
import { redeal } from '../rules/redeal.ts';
import type { View } from '../rules/view.ts';
import { Policy } from './policy.ts';
import { createNoise, noNoise } from './value-noise.ts';

/** Solves when to stop and what a mission is worth, with so much haze in points, and looks no further. */
export function createPolicyPlayer(haze: number): Player<View, KompromatMove> {
  return {
    choose({ view, legal, random }) {
      const policy = new Policy(haze === 0 ? noNoise : createNoise(haze, random));
      const code = policy.chooseMove(redeal(view, random));
      return legal.find((move) => MOVE_CODEC.parse(move) === code) ?? legal[0];
    },
  };
}
