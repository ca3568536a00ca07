import { approximateNormal } from '@safehouse/bots';
import type { Player } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { isDecided, RANDOM_RESOLUTION } from './mixed-strategy.ts';
import { evaluateMoves } from './move-evaluation.ts';
import type { SearchEffort } from './search-context.ts';
import { certainWin, followTeamMateVote } from './team-vote.ts';

const EFFORT: SearchEffort = { sampledHands: 40, iterations: 30, maxRounds: 2 };

interface HumanError {
  /** The standard deviation of the noise added to every win probability. */
  readonly noise: number;
  /** Moves worse than the best by more than this are never played. */
  readonly maxLoss: number;
  /** From 0 to 1: how far the opponent is expected to make the choice that suits the own move best. */
  readonly optimism: number;
}

/** Evaluates moves with human errors, but never misses a certain win or a certain loss. */
export function createNoisyPlayer({ noise, maxLoss, optimism }: HumanError): Player<View, AgentAvenueMove> {
  return {
    choose(turn) {
      if (turn.legal.length === 1) return turn.legal[0];
      const evaluations = evaluateMoves(turn, EFFORT);
      const [best] = evaluations;
      const win = certainWin(turn, evaluations);
      if (win) return win;
      if (isDecided(best)) return followTeamMateVote(turn, evaluations) ?? best.move;
      const candidates = evaluations.filter(({ win }) => win > 0 && win >= best.win - maxLoss);
      const noisy = candidates.map((evaluation) => {
        const hoped = evaluation.win + optimism * (evaluation.optimisticWin - evaluation.win);
        return { ...evaluation, win: hoped + noise * approximateNormal(turn.random, RANDOM_RESOLUTION) };
      });
      noisy.sort((a, b) => b.win - a.win);
      return followTeamMateVote(turn, noisy) ?? noisy[0].move;
    },
  };
}
