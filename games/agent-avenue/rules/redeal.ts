import { isHiddenCards, MoveList, type Random, SEATS, shuffle } from '@safehouse/contract';
import { AGENT_NAMES, MARKET_NAMES } from '../data/cards.ts';
import { AGENT_COUNT, agentByName, MARKET_CARDS, MARKET_COUNT, type MarketCard, marketCardByName } from './cards.ts';
import { dealClosedCards } from './closed-cards.ts';
import { legal } from './legal.ts';
import { MOVE_CODEC } from './moves.ts';
import { createSides } from './sides.ts';
import { NO_VOTE, type State } from './state.ts';
import type { View } from './view.ts';

/** A full state that fits a view: closed cards are dealt at random, so that every clue holds. */
export function redeal(view: View, random: Random): State {
  const open = stateFromOpenCards(view);
  const deck = dealClosedCards(open, view, random); // changes `open`
  const state: State = { ...open, deck };
  if (state.mode === 'advanced') state.marketDeck.push(...shuffleClosedMarket(view, random));
  castClosedVotes(state, view, random);
  return state;
}

/** The state with all open cards, and nothing yet where the view is closed. */
function stateFromOpenCards(view: View): State {
  const seats = view.hands.length;
  const sides = createSides(seats, view.sides[0].seats.length === 1 ? 0 : 1);
  return {
    rulesVersion: view.rulesVersion ?? 1,
    mode: view.mode,
    sides,
    phase: view.phase,
    side: view.side,
    steps: view.sides.map((side) => side.steps),
    inPlay: view.sides.flatMap((side) => AGENT_NAMES.map((name) => side.inPlay[name] ?? 0)),
    hands: Array(seats * AGENT_COUNT).fill(0),
    handSizes: view.hands.map((hand) => (isHiddenCards(hand) ? hand.closed : hand.length)),
    swapsLeft: view.swapsLeft.slice(),
    deck: [],
    drawn: 0,
    setAside: [],
    offer: null,
    lastCard: (view.lastCard ?? []).reduce((mask, seat) => mask | (1 << seat), 0),
    votes: Array(seats).fill(NO_VOTE),
    resolving: view.resolving && {
      card: marketCardByName(view.resolving.card),
      side: view.resolving.side,
      hand: view.resolving.hand,
      agent: view.resolving.agent === null ? null : agentByName(view.resolving.agent),
    },
    landed: view.landed.slice(),
    supply: view.supply.map(marketCardByName),
    marketDeck: [],
    marketDiscard: view.marketDiscard.map(marketCardByName),
    ongoing: view.sides.flatMap((side, i) => side.market.map((name) => MARKET_COUNT * i + marketCardByName(name))),
    clues: view.clues.map((clue) => ({
      ...clue,
      agents: clue.agents.reduce((mask, name) => mask | (1 << agentByName(name)), 0),
    })),
    result: view.result,
  };
}

function shuffleClosedMarket(view: View, random: Random): MarketCard[] {
  const open = new Set([...view.supply, ...view.marketDiscard, ...view.sides.flatMap((side) => side.market)]);
  if (view.resolving) open.add(view.resolving.card);
  const closed = MARKET_CARDS.filter((card) => !open.has(MARKET_NAMES[card]));
  shuffle(closed, random);
  return closed;
}

/** Votes of another side: any that could have been cast, but not the same twice: that choice would have been carried out. */
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
