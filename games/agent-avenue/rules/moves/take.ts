import { publicFact, type Seat, seatsInMask } from '@safehouse/contract';
import { MARKET_NAMES } from '../../data/cards.ts';
import { MARKET_COUNT, type MarketCard } from '../cards.ts';
import { INSTANT_ABILITIES } from '../instant-cards.ts';
import { continueMarketOrEndTurn, discardMarketCard, startAbility, usesHand } from '../market.ts';
import type { TakeMove } from '../moves.ts';
import { REFUSALS } from '../refusals.ts';
import type { Side } from '../sides.ts';
import { nextToTake, type State } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** AA-21 to AA-23: a card of the supply, and the hand of the side with which it is used. */
export const take: MoveKind<TakeMove> = {
  phase: 'market',

  refuse(state, _seat, { card, hand }) {
    if (!state.supply.includes(card)) return REFUSALS.notInSupply;
    return handsFor(state, card).includes(hand) ? null : REFUSALS.notYourHand;
  },

  play(state, _seat, { card, hand }, facts) {
    const side = state.landed.pop() as Side;
    const next = replaceInSupply(state, card);
    if (facts) {
      const nextName = next === undefined ? null : MARKET_NAMES[next];
      facts.push(publicFact({ type: 'took', side, card: MARKET_NAMES[card], hand, next: nextName }));
    }
    const instant = INSTANT_ABILITIES[card];
    if (!instant) {
      state.ongoing.push(MARKET_COUNT * side + card);
      continueMarketOrEndTurn(state, facts);
    } else if (instant.type === 'plain') {
      instant.apply(state, side, facts);
      discardMarketCard(state, card, facts);
    } else startAbility(state, { card, side, hand, agent: null }, facts);
  },
};

/** The hands of the side for which a card can be taken. For a card that uses no hand: the first. */
export function handsFor(state: State, card: MarketCard): readonly Seat[] {
  const seats = state.sides.seatsOf[nextToTake(state)];
  return usesHand(card) ? seats : seatsInMask(1 << seats[0]);
}

/** AA-22: the gap in the supply is filled. Without cards the supply shrinks (AA-29). */
function replaceInSupply(state: State, card: MarketCard): MarketCard | undefined {
  const index = state.supply.indexOf(card);
  const next = state.marketDeck.pop();
  if (next === undefined) state.supply.splice(index, 1);
  else state.supply[index] = next;
  return next;
}
