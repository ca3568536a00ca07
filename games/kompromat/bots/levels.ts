import type { Level, Player } from '@safehouse/contract';
import { type KompromatMove, words } from '../rules/moves.ts';
import { redeal } from '../rules/redeal.ts';
import type { View } from '../rules/view.ts';
import { byFeel } from './by-feel.ts';
import { greedy } from './greedy.ts';
import { master } from './master.ts';
import { Policy } from './policy.ts';

/** Solves when to stop and what a mission is worth, and looks no further. */
const byPolicy: Player<View, KompromatMove> = {
  choose({ view, legal, random }) {
    const code = new Policy().move(redeal(view, random));
    return legal.find((move) => words.read(move) === code) ?? legal[0];
  },
};

/** From one who plays by feel to the best there is. */
export const levels = {
  gentle: { player: byFeel(90), ms: 10 },
  steady: { player: byFeel(40), ms: 10 },
  sharp: { player: greedy, ms: 10 },
  expert: { player: byPolicy, ms: 10 },
  master: { player: master, ms: 100 },
} satisfies { readonly [name: string]: Level };
