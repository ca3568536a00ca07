import type { Level, Player, Random } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { fraction, isSettled } from './choosing.ts';
import { master } from './master.ts';
import type { Effort } from './seat-table.ts';
import type { Thought } from './tally.ts';
import { think } from './thinking.ts';
import { castVote } from './voting.ts';

const EFFORT: Effort = { hands: 40, times: 30, mostRounds: 4 };

/** Somebody who judges by feeling: every likelihood comes out wrong by about `haze`, but never by more than `most`. */
function hazy(haze: number, most: number): Player<View, AgentAvenueMove> {
  return {
    choose(turn) {
      if (turn.legal.length === 1) return turn.legal[0];
      const felt = think(turn, EFFORT);
      if (isSettled(felt[0])) return felt[0].move;
      const sane = felt.filter(({ win }) => win > 0 && win >= felt[0].win - most);
      const judged = sane.map((thought) => blurred(thought, haze, turn.random));
      judged.sort((a, b) => b.win - a.win);
      return castVote(turn, judged) ?? judged[0].move;
    },
  };
}

function blurred(thought: Thought, haze: number, random: Random): Thought {
  return { ...thought, win: thought.win + haze * bell(random) };
}

/** About normally distributed, with a spread of 1. */
function bell(random: Random): number {
  const dice = Array.from({ length: 3 }, () => 2 * fraction(random) - 1);
  return dice.reduce((sum, one) => sum + one, 0);
}

/** From one who plays by feeling to the best there is; the milliseconds are what a move may take. */
export const levels: { readonly [name in 'gentle' | 'steady' | 'sharp' | 'expert' | 'master']: Level } = {
  gentle: { player: hazy(0.6, 0.45), ms: 5 },
  steady: { player: hazy(0.3, 0.35), ms: 5 },
  sharp: { player: hazy(0.16, 0.23), ms: 10 },
  expert: { player: hazy(0.08, 0.13), ms: 20 },
  master: { player: master, ms: 150 },
};
