import type { Random } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import { offerMove, words } from '../../rules/moves.ts';
import { fraction } from '../choosing.ts';
import { downOf, handOf, upOf } from '../hands.ts';
import { addSwaps } from '../offering.ts';
import type { SeatTable } from '../seat-table.ts';
import { NO_CHANCE } from '../settle.ts';
import { Tally } from '../tally.ts';
import type { Hand } from '../turn-game.ts';
import { bestOf, type Turn, tableOf, worthsOf } from './turn.ts';

/** Swaps while that helps, then offers a pair. */
export function lay(turn: Turn, table: SeatTable, own: Hand): number {
  const hand = swapped(turn, table, own);
  const plan = hand === own ? turn.solved.plans[0] : null;
  const pair = hand.pairs[placeIn(hand, plan, turn)];
  rules.play(turn.state, table.seat, offerMove(upOf(pair), downOf(pair)), NO_CHANCE, null);
  return pair;
}

/** There is no plan for a hand that was swapped into: its best pair goes. */
function placeIn(hand: Hand, plan: Float64Array | null, { style, solved }: Turn): number {
  const { random, carelessness } = style;
  if (fraction(random) < carelessness) return random.below(hand.pairs.length);
  return plan ? drawn(plan, random) : worthsOf(hand, solved).indexOf(bestOf(hand, solved));
}

function swapped(turn: Turn, table: SeatTable, hand: Hand): Hand {
  const { state, style, splits, solved } = turn;
  const tally = new Tally();
  tally.beginRound();
  addSwaps(tally, table, (cards) => bestOf(handOf(splits, cards, 'both', table.unknown), solved));
  const [swap] = tally.thoughts().sort((a, b) => b.win - a.win);
  const move = swap && swap.win > bestOf(hand, solved) ? words.read(swap.move) : null;
  if (move === null) return hand;
  rules.play(state, table.seat, move, NO_CHANCE, null);
  const next = tableOf(state, style);
  return swapped(turn, next, handOf(splits, next.hand, 'both', next.unknown));
}

function drawn(plan: Float64Array, random: Random): number {
  let rest = fraction(random);
  const place = plan.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
  return place < 0 ? plan.length - 1 : place;
}
