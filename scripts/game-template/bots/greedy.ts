import type { Player } from '@safehouse/contract';
import type { TemplateMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

/** Wins the trick with the lowest card that can, otherwise plays the lowest card. */
export const greedy: Player<View, TemplateMove> = {
  choose({ view, legal }) {
    const [led = 0] = view.table;
    return legal.find(({ card }) => card > led) ?? legal[0];
  },
};
