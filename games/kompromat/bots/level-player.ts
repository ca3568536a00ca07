import type { Player } from '@safehouse/contract';
import { type KompromatMove, MOVE_CODEC } from '../rules/moves.ts';
import { redeal } from '../rules/redeal.ts';
import type { View } from '../rules/view.ts';
import { type Aspect, overlook } from './perception.ts';
import { Policy } from './policy.ts';
import { createNoise, noNoise } from './value-noise.ts';

interface LevelSettings {
  readonly overlooks: readonly Aspect[];
  /** The standard deviation of its errors in points. */
  readonly noise: number;
}

/** Plays the policy without search, based on what it notices. */
export function createLevelPlayer({ overlooks, noise }: LevelSettings): Player<View, KompromatMove> {
  return {
    choose({ view, seat, legal, random }) {
      const policy = new Policy(noise === 0 ? noNoise : createNoise(noise, random));
      const perceived = redeal(view, random);
      for (const aspect of overlooks) overlook(perceived, seat, aspect, random);
      const code = policy.chooseMove(perceived);
      return legal.find((move) => MOVE_CODEC.parse(move) === code) ?? legal[0];
    },
  };
}
