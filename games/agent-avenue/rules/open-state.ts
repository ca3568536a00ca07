import { isHiddenCards } from '@safehouse/contract';
import { AGENT_NAMES } from '../data/cards.ts';
import { countAgents, NO_AGENTS } from './agent-counts.ts';
import { agentByName, MARKET_COUNT, marketCardByName } from './cards.ts';
import { createSides } from './sides.ts';
import { NO_VOTE, type State } from './state.ts';
import type { View } from './view.ts';

/** The state with all open cards of a view. Closed cards are still missing. */
export function stateFromOpenCards(view: View): State {
  const seats = view.hands.length;
  const sides = createSides(seats, view.sides[0].seats.length === 1 ? 0 : 1);
  return {
    rulesVersion: view.rulesVersion ?? 1,
    mode: view.mode,
    sides,
    phase: view.phase,
    side: view.side,
    steps: view.sides.map((side) => side.steps),
    inPlay: view.sides.map((side) => countAgents(AGENT_NAMES.map((name) => side.inPlay[name] ?? 0))),
    hands: Array(seats).fill(NO_AGENTS),
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
    landed: view.landed.toReversed(),
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
