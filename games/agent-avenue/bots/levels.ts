import type { Level, Player, Random } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { fraction, isSettled } from './choosing.ts';
import { master } from './master.ts';
import type { Effort } from './seat-table.ts';
import { think } from './thinking.ts';
import { castVote, sureWin } from './voting.ts';

const EFFORT: Effort = { hands: 40, times: 30, mostRounds: 2 };

/** What is human about a judgement. */
interface Feeling {
  /** Every likelihood comes out wrong by about so much, */
  readonly haze: number;
  /** but no move is made that is worse than the best by more than this. */
  readonly most: number;
  /** How far the other side is expected to take what one would like it to: 0 not at all, 1 always. */
  readonly hope: number;
}

/** Somebody who judges by feeling, but sees a certain win and a certain loss. */
function feeling({ haze, most, hope }: Feeling): Player<View, AgentAvenueMove> {
  return {
    choose(turn) {
      if (turn.legal.length === 1) return turn.legal[0];
      const known = think(turn, EFFORT);
      const sure = sureWin(turn, known);
      if (sure) return sure;
      if (isSettled(known[0])) return castVote(turn, known) ?? known[0].move;
      const sane = known.filter(({ win }) => win > 0 && win >= known[0].win - most);
      const felt = sane.map((thought) => {
        const hoped = thought.win + hope * (thought.hope - thought.win);
        return { ...thought, win: hoped + haze * bell(turn.random) };
      });
      felt.sort((a, b) => b.win - a.win);
      return castVote(turn, felt) ?? felt[0].move;
    },
  };
}

/** About normally distributed, with a spread of 1. */
function bell(random: Random): number {
  const dice = Array.from({ length: 3 }, () => 2 * fraction(random) - 1);
  return dice.reduce((sum, one) => sum + one, 0);
}

/**
 * From a hopeful beginner to the best there is. Rounds of thinking set a level's strength; the milliseconds are a
 * ceiling that it does not usually reach.
 */
export const levels: { readonly [name in 'gentle' | 'steady' | 'sharp' | 'expert' | 'master']: Level } = {
  gentle: { player: feeling({ haze: 1, most: 0.8, hope: 1 }), ms: 150 },
  steady: { player: feeling({ haze: 0.395, most: 0.44, hope: 0 }), ms: 150 },
  sharp: { player: feeling({ haze: 0.17, most: 0.25, hope: 0 }), ms: 150 },
  expert: { player: feeling({ haze: 0.085, most: 0.125, hope: 0 }), ms: 150 },
  master: { player: master, ms: 150 },
};
