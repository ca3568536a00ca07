import { AGENTS } from '../../rules/cards.ts';
import type { Side } from '../../rules/sides.ts';
import { inHand, type State } from '../../rules/state.ts';
import { inputsIn, MOST_QUESTIONS, questions, questionsIn } from '../position.ts';

/** What a side sees at the start of a turn: the inputs of an estimate that are not 0, and how much of each. */
export interface Sight {
  readonly inputs: Int32Array;
  readonly amounts: Uint8Array;
}

/** What a side saw, and how likely it is to win from there as far as the match can tell. */
export interface Sample extends Sight {
  readonly target: number;
}

/** For the estimate of the side to move and for that of the side that waits. */
export interface Samples {
  readonly waiting: Sample[];
  readonly moving: Sample[];
}

const yes = new Int32Array(MOST_QUESTIONS);

export function sightOf(state: State, own: Side): Sight {
  const { mode, sides } = state;
  const [seat] = sides.seatsOf[own];
  const asked = [...yes.subarray(0, questions(state, own, yes))];
  const held = AGENTS.filter((agent) => inHand(state, seat, agent) > 0);
  const hand = held.map((agent) => questionsIn(mode) + agent);
  const copies = held.map((agent) => inHand(state, seat, agent));
  const bias = inputsIn(mode);
  return {
    inputs: Int32Array.from([...asked, ...hand, bias]),
    amounts: Uint8Array.from([...asked.map(() => 1), ...copies, 1]),
  };
}
