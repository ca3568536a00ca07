import type { Move, Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, MISSIONS_PER_ROUND, ROUNDS } from '../data/constants.ts';
import { ACE, CARD_HALF_POINTS } from '../data/equipment.ts';
import { deckSize } from '../rules/agent.ts';
import { GIVE_BACK, HIT, KEEP, PASS, placeMove, STOP } from '../rules/move-codes.ts';
import { NONE, type State } from '../rules/state.ts';
import { STEP } from '../rules/steps.ts';
import { bestTotal } from './best-total.ts';
import { chooseDeclaration } from './declare-policy.ts';
import { chooseItemInTurn, chooseItemInWindow } from './item-policy.ts';
import { estimateOpponentOdds } from './opponent-odds.ts';
import { OptimalStopping } from './optimal-stopping.ts';
import { chooseShield } from './shield-policy.ts';
import { stakesAt } from './stakes.ts';
import { noNoise, type ValueNoise } from './value-noise.ts';
import { TOKEN_VALUES } from './weights.ts';

/** Half points: below, one more card does no harm; from there on hardly any does good. No feeling errs there. */
const MIN_NOISY_TOTAL = 20;
const MAX_NOISY_TOTAL = 37;

/** A quick way to play that knows no more than the seat to act: the move for any state that waits for one. */
export class Policy {
  readonly #optimalStopping = new OptimalStopping();
  readonly #noise: ValueNoise;

  constructor(felt: ValueNoise = noNoise) {
    this.#noise = felt;
  }

  chooseMove(state: State): Move {
    const seat = state.active;
    switch (state.step) {
      case STEP.turn:
        return (
          chooseItemInTurn(state, seat, this.#noise) ??
          (state.turnMission === NONE ? this.choosePlace(state, seat) : this.chooseHitOrStop(state, seat))
        );
      case STEP.starterWindow:
      case STEP.otherWindow:
        return chooseItemInWindow(state, seat, this.#noise) ?? PASS;
      case STEP.starterDeclares:
      case STEP.otherDeclares:
        return chooseDeclaration(state, seat);
      case STEP.starterGivesBack:
      case STEP.otherGivesBack:
        return chooseGiveBack(state, seat);
      default:
        return chooseShield(state, seat);
    }
  }

  /** Where the drawn card gains most on what the next card would bring there. */
  choosePlace(state: State, seat: Seat): Move {
    const agent = state.agents[seat];
    const card = agent.kit.cards[agent.drawnCount - 1];
    let best = NONE;
    let bestGain = -Infinity;
    for (let m = 0; m < MISSIONS_PER_ROUND; m++) {
      if (agent.columns[m].count > 0) continue;
      this.#optimalStopping.solve(
        agent,
        stakesAt(state, seat, m),
        estimateOpponentOdds(state, seat, m),
        agent.newspaper[m],
        0,
      );
      const worth = this.#optimalStopping.bestValue(CARD_HALF_POINTS[card], card === ACE ? 1 : 0);
      const gain = this.#noise(worth - this.#optimalStopping.newColumnValue());
      if (gain > bestGain) [best, bestGain] = [m, gain];
    }
    return placeMove(best);
  }

  chooseHitOrStop(state: State, seat: Seat): Move {
    const agent = state.agents[seat];
    const mission = state.turnMission;
    const { total, aces } = agent.columns[mission];
    if (total > LIMIT_HALF_POINTS || deckSize(agent) === 0) return STOP;
    const stakes = stakesAt(state, seat, mission);
    this.#optimalStopping.solve(
      agent,
      stakes,
      estimateOpponentOdds(state, seat, mission),
      agent.newspaper[mission],
      total,
    );
    const gain =
      this.#optimalStopping.hitValue(agent, total, aces) - this.#optimalStopping.stopValue(total, aces);
    const best = bestTotal(total, aces);
    return (best > MIN_NOISY_TOTAL && best < MAX_NOISY_TOTAL ? this.#noise(gain) : gain) > 0 ? HIT : STOP;
  }
}

function chooseGiveBack(state: State, seat: Seat): Move {
  const worths = TOKEN_VALUES[ROUNDS - state.round];
  const { tokens } = state.agents[seat];
  return worths[tokens - 1] > worths[tokens] ? GIVE_BACK : KEEP;
}
