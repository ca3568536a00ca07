import { approximateNormal } from '@safehouse/bots';
import type { Player } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { isDecided, RANDOM_RESOLUTION } from './mixed-strategy.ts';
import { evaluateMoves } from './move-evaluation.ts';
import type { MoveEvaluation } from './move-statistics.ts';
import type { AgentAvenueTurn, SearchEffort } from './search-context.ts';
import { stepsGained } from './step-counting.ts';
import { certainWin, followTeamMateVote } from './team-vote.ts';

const EFFORT: SearchEffort = { sampledHands: 40, iterations: 30, maxRounds: 2 };

/** What a step on the board is worth to a player who counts steps, as a win probability. */
const STEP_VALUE = 0.04;

/**
 * What a player considers, from the least to the most: the steps of its own pawn in this turn; those of both pawns; the
 * position after the turn, ignoring the opponent's plans; or the turn as a game against a thinking opponent.
 */
type Attention = 'own-steps' | 'all-steps' | 'position' | 'opponent';

interface LevelSettings {
  readonly attention: Attention;
  /** The standard deviation of the noise added to every win probability. */
  readonly noise: number;
  /** Moves that are really worse than the best by more than this are never played. */
  readonly maxLoss: number;
}

/** Rates moves by what it considers, but never misses a certain win or a certain loss. */
export function createLevelPlayer({ attention, noise, maxLoss }: LevelSettings): Player<View, AgentAvenueMove> {
  return {
    choose(turn) {
      if (turn.legal.length === 1) return turn.legal[0];
      const evaluations = evaluateMoves(turn, EFFORT);
      const [best] = evaluations;
      const win = certainWin(turn, evaluations);
      if (win) return win;
      if (isDecided(best)) return followTeamMateVote(turn, evaluations) ?? best.move;
      const candidates = evaluations.filter(({ win }) => win > 0 && win >= best.win - maxLoss);
      const judged = candidates.map((evaluation) => {
        const error = noise * approximateNormal(turn.random, RANDOM_RESOLUTION);
        return { ...evaluation, win: judgedWin(turn, evaluation, attention) + error };
      });
      judged.sort((a, b) => b.win - a.win);
      return followTeamMateVote(turn, judged) ?? judged[0].move;
    },
  };
}

function judgedWin({ view, seat }: AgentAvenueTurn, evaluation: MoveEvaluation, attention: Attention): number {
  const side = view.sides[0].seats.includes(seat) ? 0 : 1;
  switch (attention) {
    case 'own-steps':
      return STEP_VALUE * stepsGained(view, { side, rival: 'ignored' }, evaluation.move);
    case 'all-steps':
      return STEP_VALUE * stepsGained(view, { side, rival: 'counted' }, evaluation.move);
    case 'position':
      return evaluation.winIfCareless;
    case 'opponent':
      return evaluation.win;
  }
}
