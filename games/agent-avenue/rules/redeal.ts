import { isHiddenCards, MoveList, type Random, SEATS, shuffle } from '@safehouse/contract';
import { MARKET_NAMES } from '../data/cards.ts';
import { MARKET_CARDS, type MarketCard } from './cards.ts';
import { dealClosedCards } from './closed-cards.ts';
import { legal } from './legal.ts';
import { MOVE_CODEC } from './moves.ts';
import { stateFromOpenCards } from './open-state.ts';
import { NO_VOTE, type State } from './state.ts';
import type { View } from './view.ts';

/** A full state that fits a view: closed cards are dealt at random, in agreement with every clue. */
export function redeal(view: View, random: Random): State {
  const open = stateFromOpenCards(view);
  const deck = dealClosedCards(open, view, random); // changes `open`
  const state: State = { ...open, deck };
  if (state.mode === 'advanced') state.marketDeck.push(...shuffleClosedMarket(view, random));
  castClosedVotes(state, view, random);
  return state;
}

function shuffleClosedMarket(view: View, random: Random): MarketCard[] {
  const open = new Set([...view.supply, ...view.marketDiscard, ...view.sides.flatMap((side) => side.market)]);
  if (view.resolving) open.add(view.resolving.card);
  const closed = MARKET_CARDS.filter((card) => !open.has(MARKET_NAMES[card]));
  shuffle(closed, random);
  return closed;
}

/** Random votes for another side: any possible ones, but not two equal ones, which would have been carried out. */
function castClosedVotes(state: State, view: View, random: Random): void {
  for (const [key, vote] of Object.entries(view.votes)) {
    const seat = Number(key);
    if (!isHiddenCards(vote)) state.votes[seat] = MOVE_CODEC.parse(vote) ?? NO_VOTE;
    else {
      const choices = new MoveList();
      legal(state, SEATS[seat], choices);
      const free = choices.toArray().filter((choice) => !state.votes.includes(choice));
      state.votes[seat] = free[random.below(free.length)];
    }
  }
}
