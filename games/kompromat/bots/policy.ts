import type { Move, Seat } from '@safehouse/contract';
import { ACE, HALVES } from '../data/equipment.ts';
import { LIMIT, ROUNDS, ROW } from '../data/numbers.ts';
import { deckSize } from '../rules/agent.ts';
import { GIVE_BACK, HIT, KEEP, PASS, placeMove, STOP } from '../rules/codes.ts';
import { NONE, type State } from '../rules/state.ts';
import { STEP } from '../rules/steps.ts';
import { declaration } from './declaring.ts';
import { exact, type Feeling } from './feeling.ts';
import { itemInTurn, itemInWindow } from './item-use.ts';
import { outlookOn } from './outlook.ts';
import { shielding } from './shielding.ts';
import { stakesAt } from './stakes.ts';
import { Stopping } from './stopping.ts';
import { bestTotal } from './totals.ts';
import { TOKEN } from './weights.ts';

/** Half points: below, one more card does no harm; from there on hardly any does good. No feeling errs there. */
const FEW = 20;
const MANY = 37;

/** A quick way to play that knows no more than the seat to act: the move for any state that waits for one. */
export class Policy {
  readonly #stopping = new Stopping();
  readonly #felt: Feeling;

  constructor(felt: Feeling = exact) {
    this.#felt = felt;
  }

  move(state: State): Move {
    const seat = state.active;
    switch (state.step) {
      case STEP.turn:
        return (
          itemInTurn(state, seat, this.#felt) ??
          (state.turnMission === NONE ? this.place(state, seat) : this.draw(state, seat))
        );
      case STEP.starterWindow:
      case STEP.otherWindow:
        return itemInWindow(state, seat, this.#felt) ?? PASS;
      case STEP.starterDeclares:
      case STEP.otherDeclares:
        return declaration(state, seat);
      case STEP.starterGivesBack:
      case STEP.otherGivesBack:
        return givingBack(state, seat);
      default:
        return shielding(state, seat);
    }
  }

  /** Where the drawn card gains most on what the next card would bring there. */
  place(state: State, seat: Seat): Move {
    const agent = state.agents[seat];
    const card = agent.kit.cards[agent.drawn - 1];
    let best = NONE;
    let bestGain = -Infinity;
    for (let m = 0; m < ROW; m++) {
      if (agent.columns[m].count > 0) continue;
      this.#stopping.solve(agent, stakesAt(state, seat, m), outlookOn(state, seat, m), agent.newspaper[m], 0);
      const worth = this.#stopping.bestWorth(HALVES[card], card === ACE ? 1 : 0);
      const gain = this.#felt(worth - this.#stopping.freshWorth());
      if (gain > bestGain) [best, bestGain] = [m, gain];
    }
    return placeMove(best);
  }

  draw(state: State, seat: Seat): Move {
    const agent = state.agents[seat];
    const mission = state.turnMission;
    const { total, aces } = agent.columns[mission];
    if (total > LIMIT || deckSize(agent) === 0) return STOP;
    const stakes = stakesAt(state, seat, mission);
    this.#stopping.solve(agent, stakes, outlookOn(state, seat, mission), agent.newspaper[mission], total);
    const gain = this.#stopping.hitWorth(agent, total, aces) - this.#stopping.stopWorth(total, aces);
    const best = bestTotal(total, aces);
    return (best > FEW && best < MANY ? this.#felt(gain) : gain) > 0 ? HIT : STOP;
  }
}

function givingBack(state: State, seat: Seat): Move {
  const worths = TOKEN[ROUNDS - state.round];
  const { tokens } = state.agents[seat];
  return worths[tokens - 1] > worths[tokens] ? GIVE_BACK : KEEP;
}
