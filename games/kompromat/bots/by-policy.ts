import type { Player } from '@safehouse/contract';
import { type KompromatMove, words } from '../rules/moves.ts';
import { redeal } from '../rules/redeal.ts';
import type { View } from '../rules/view.ts';
import { exact, hazy } from './feeling.ts';
import { Policy } from './policy.ts';

/** Solves when to stop and what a mission is worth, with so much haze in points, and looks no further. */
export function byPolicy(haze: number): Player<View, KompromatMove> {
  return {
    choose({ view, legal, random }) {
      const policy = new Policy(haze === 0 ? exact : hazy(haze, random));
      const code = policy.move(redeal(view, random));
      return legal.find((move) => words.read(move) === code) ?? legal[0];
    },
  };
}
