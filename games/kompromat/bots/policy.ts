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

/** In half points. Outside this range the decision is obvious, and no noise is added. */
const MIN_NOISY_TOTAL = 20;
const MAX_NOISY_TOTAL = 37;

/** A fast rule-based policy for playouts. It uses only what the seat to act knows. */
export class Policy {
  readonly #optimalStopping = new OptimalStopping();
  readonly #noise: ValueNoise;

  constructor(noise: ValueNoise = noNoise) {
    this.#noise = noise;
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
      case STEP.starterSecondWindow:
      case STEP.otherSecondWindow:
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

  /** The mission where the drawn card gains most compared with a random next card. */
  choosePlace(state: State, seat: Seat): Move {
    const agent = state.agents[seat];
    const card = agent.kit.cards[agent.drawnCount - 1];
    let best = NONE;
    let bestGain = -Infinity;
    for (let mission = 0; mission < MISSIONS_PER_ROUND; mission++) {
      if (agent.columns[mission].count > 0) continue;
      solveStopping(this.#optimalStopping, state, mission, 0);
      const value = this.#optimalStopping.bestValue(CARD_HALF_POINTS[card], card === ACE ? 1 : 0);
      const gain = this.#noise(value - this.#optimalStopping.newColumnValue());
      if (gain > bestGain) [best, bestGain] = [mission, gain];
    }
    return placeMove(best);
  }

  chooseHitOrStop(state: State, seat: Seat): Move {
    const agent = state.agents[seat];
    const mission = state.turnMission;
    const { total, aces } = agent.columns[mission];
    if (total > LIMIT_HALF_POINTS || deckSize(agent) === 0) return STOP;
    solveStopping(this.#optimalStopping, state, mission, total);
    const gain = this.#optimalStopping.hitValue(agent, total, aces) - this.#optimalStopping.stopValue(total, aces);
    const best = bestTotal(total, aces);
    return (best > MIN_NOISY_TOTAL && best < MAX_NOISY_TOTAL ? this.#noise(gain) : gain) > 0 ? HIT : STOP;
  }
}

/** Solves totals from `lowestTotal` on. */
export function solveStopping(solver: OptimalStopping, state: State, mission: number, lowestTotal: number): void {
  const seat = state.active;
  const agent = state.agents[seat];
  solver.solve(agent, {
    stakes: stakesAt(state, seat, mission),
    opponentOdds: estimateOpponentOdds(state, seat, mission),
    newspaper: agent.newspaper[mission],
    lowestTotal,
  });
}

function chooseGiveBack(state: State, seat: Seat): Move {
  const values = TOKEN_VALUES[ROUNDS - state.round];
  const { tokens } = state.agents[seat];
  return values[tokens - 1] > values[tokens] ? GIVE_BACK : KEEP;
}
