import type { Player } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { redeal } from '../rules/redeal.ts';
import { clone } from '../rules/state.ts';
import { scoreDraftMoves } from './draft.ts';
import { estimateHorizon, stretchHorizon } from './match-horizon.ts';
import { executePlan } from './plan-execution.ts';
import { rankPlans } from './plan-policy.ts';
import { countRepetitions } from './repeated-position.ts';
import { TourEstimator } from './tour-estimator.ts';

const NOISE_STEPS = 1000;

interface TourPlayerSettings {
  /** By which factor the player overestimates the length of the match. */
  readonly patience: number;
  /** The largest error of its estimates, in points. */
  readonly noise: number;
}

/** Plays the turn that begins the best tour through its missions, without search. */
export function createTourPlayer({ patience, noise }: TourPlayerSettings): Player<SpyView, SpyMove> {
  return {
    choose(turn) {
      const { legal, random } = turn;
      if (legal.length === 1) return legal[0];
      const state = redeal(turn.view, random);
      if (state.phase === 'draft') return scoreDraftMoves(state, legal)[random.below(2)].move;
      const tour = new TourEstimator(state.board);
      const horizon = stretchHorizon(estimateHorizon(state, state.active, tour), patience);
      // Nobody overlooks that a mission is complete: holding one back needs a reason.
      const noisyPlans = rankPlans(state, tour, horizon)
        .filter(({ plan }) => plan.type !== 'hold')
        .map(({ plan, value }) => ({
          plan,
          value: value + (noise * random.below(NOISE_STEPS)) / NOISE_STEPS,
        }))
        .sort((a, b) => b.value - a.value);
      const skipped: SpyMove[] = [];
      const skipCount = countRepetitions(turn);
      for (const { plan } of noisyPlans) {
        const recordedMoves: number[] = [];
        executePlan({ state: clone(state), tourEstimator: tour, horizon, recordedMoves }, plan);
        const { vocabulary } = state.board.moveEncoding;
        const move = legal.find((move) => vocabulary.parse(move) === recordedMoves[0]);
        if (!move || skipped.includes(move)) continue;
        if (skipped.length === skipCount) return move;
        skipped.push(move);
      }
      return skipped.at(-1) ?? legal[0];
    },
  };
}
