import type { Player } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { redeal } from '../rules/redeal.ts';
import { clone } from '../rules/state.ts';
import { carryOut } from './carry.ts';
import { weighDraft } from './draft.ts';
import { horizonOf } from './outlook.ts';
import { rank } from './policy.ts';
import { Tour } from './tour.ts';

const STEPS = 1000;

/** Plays the turn that feels best, give or take so many points: no look at what comes after it. */
export function rough(blur: number): Player<SpyView, SpyMove> {
  return {
    choose(turn) {
      const { legal, random } = turn;
      if (legal.length === 1) return legal[0];
      const state = redeal(turn.view, random);
      if (state.phase === 'draft') return weighDraft(state, legal)[random.below(2)].move;
      const tour = new Tour(state.board);
      const horizon = horizonOf(state, state.active, tour);
      const felt = rank(state, tour, horizon)
        .map(({ plan, value }) => ({ plan, value: value + (blur * random.below(STEPS)) / STEPS }))
        .sort((one, other) => other.value - one.value);
      for (const { plan } of felt) {
        const noted: number[] = [];
        carryOut({ state: clone(state), tour, horizon, noted }, plan);
        const { vocabulary } = state.board.language;
        const move = legal.find((move) => vocabulary.read(move) === noted[0]);
        if (move) return move;
      }
      return legal[0];
    },
  };
}
