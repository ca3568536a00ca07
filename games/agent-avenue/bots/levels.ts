import type { BotLevel, Player, Random } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { master } from './master.ts';
import { isDecided, randomFraction } from './mixed-strategy.ts';
import { evaluateMoves } from './move-evaluation.ts';
import type { SearchEffort } from './search-context.ts';
import { certainWin, followTeamMateVote } from './team-vote.ts';

const LEVEL_EFFORT: SearchEffort = { sampledHands: 40, iterations: 30, maxRounds: 2 };

/** What is human about a judgement. */
interface HumanError {
  /** Every likelihood comes out wrong by about so much, */
  readonly noise: number;
  /** but no move is made that is worse than the best by more than this. */
  readonly maxLoss: number;
  /** How far the other side is expected to take what one would like it to: 0 not at all, 1 always. */
  readonly optimism: number;
}

/** Somebody who judges by feeling, but sees a certain win and a certain loss. */
function createFalliblePlayer({ noise, maxLoss, optimism }: HumanError): Player<View, AgentAvenueMove> {
  return {
    choose(turn) {
      if (turn.legal.length === 1) return turn.legal[0];
      const known = evaluateMoves(turn, LEVEL_EFFORT);
      const sure = certainWin(turn, known);
      if (sure) return sure;
      if (isDecided(known[0])) return followTeamMateVote(turn, known) ?? known[0].move;
      const sane = known.filter(({ win }) => win > 0 && win >= known[0].win - maxLoss);
      const felt = sane.map((thought) => {
        const hoped = thought.win + optimism * (thought.optimisticWin - thought.win);
        return { ...thought, win: hoped + noise * randomGaussian(turn.random) };
      });
      felt.sort((a, b) => b.win - a.win);
      return followTeamMateVote(turn, felt) ?? felt[0].move;
    },
  };
}

/** About normally distributed, with a spread of 1. */
function randomGaussian(random: Random): number {
  const dice = Array.from({ length: 3 }, () => 2 * randomFraction(random) - 1);
  return dice.reduce((sum, one) => sum + one, 0);
}

/**
 * From a hopeful beginner to the best there is. Rounds of thinking set a level's strength; the milliseconds are a
 * ceiling that it does not usually reach.
 */
export const levels: { readonly [name in 'gentle' | 'steady' | 'sharp' | 'expert' | 'master']: BotLevel } = {
  gentle: { player: createFalliblePlayer({ noise: 1, maxLoss: 0.8, optimism: 1 }), timeLimitMs: 150 },
  steady: { player: createFalliblePlayer({ noise: 0.395, maxLoss: 0.44, optimism: 0 }), timeLimitMs: 150 },
  sharp: { player: createFalliblePlayer({ noise: 0.17, maxLoss: 0.25, optimism: 0 }), timeLimitMs: 150 },
  expert: { player: createFalliblePlayer({ noise: 0.085, maxLoss: 0.125, optimism: 0 }), timeLimitMs: 150 },
  master: { player: master, timeLimitMs: 150 },
};
