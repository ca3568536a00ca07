import { AGENTS } from '../../rules/cards.ts';
import { agentAvenue as rules } from '../../rules/index.ts';
import { RECRUIT_DOWN, RECRUIT_UP } from '../../rules/moves.ts';
import { otherSide } from '../../rules/sides.ts';
import { inHand } from '../../rules/state.ts';
import { fraction } from '../choosing.ts';
import { chooserWorth, pairOf, upOf } from '../hands.ts';
import { NO_CHANCE } from '../settle.ts';
import { downTaken, upTaken } from '../splits.ts';
import type { Solved } from '../turn-game.ts';
import type { Turn } from './turn.ts';

/** An advantage this large is seen nearly always, a much smaller one hardly ever. */
const BLUR = 0.03;

/** The other side takes one of the two cards. */
export function take({ state, style, splits, solved }: Turn, pair: number): void {
  const [seat] = state.sides.seatsOf[otherSide(state.side)];
  const hand = AGENTS.map((agent) => inHand(state, seat, agent));
  const advantage = advantageOfUp(pair, solved, chooserWorth(splits, hand));
  const careless = fraction(style.random) < style.carelessness;
  const up = careless ? 0.5 : 1 / (1 + Math.exp(-advantage / BLUR));
  rules.play(state, seat, fraction(style.random) < up ? RECRUIT_UP : RECRUIT_DOWN, NO_CHANCE, null);
}

/** Keeps a closed card possible that no plan would lay. */
const UNLIKELY = 1e-3;

/** How much better the open card is, by what is likely to lie beside it. */
function advantageOfUp(pair: number, { lays }: Solved, worth: Float64Array): number {
  const up = upOf(pair);
  let [sum, total] = [0, 0];
  for (const down of AGENTS) {
    if (down === up) continue;
    const laid = pairOf(up, down);
    const weight = lays[laid] + UNLIKELY;
    sum += weight * (worth[upTaken(laid)] - worth[downTaken(laid)]);
    total += weight;
  }
  return sum / total;
}
