import { type Chance, MAX_SEATS } from '@safehouse/contract';
import { AGENT_NAMES, HAND_SIZE, MARKET_NAMES, SUPPLY_SIZE } from '../data/cards.ts';
import { type AgentCounts, NO_AGENTS } from './agent-counts.ts';
import { AGENT_DECK, type Agent, MARKET_CARDS, type MarketCard } from './cards.ts';
import type { Options } from './options.ts';
import { addToHand, NO_VOTE, type State } from './state.ts';

export const AGENTS_LABEL = 'agents';
export const MARKET_LABEL = 'market';

const NO_HANDS: readonly AgentCounts[] = Array.from({ length: MAX_SEATS }, () => NO_AGENTS);
const NO_CARDS: readonly number[] = Array.from({ length: MAX_SEATS }, () => 0);
const NO_VOTES: readonly (typeof NO_VOTE)[] = Array.from({ length: MAX_SEATS }, () => NO_VOTE);

export function setup({ mode, sides, rulesVersion }: Options, _players: number, chance: Chance): State {
  const deck = shuffleAgentDeck(chance);
  const state: State = {
    rulesVersion,
    mode,
    sides,
    phase: 'play',
    side: 0, // AA-5
    steps: [0, 0], // AA-2
    inPlay: [NO_AGENTS, NO_AGENTS],
    hands: NO_HANDS.slice(0, sides.seats.length),
    handSizes: NO_CARDS.slice(0, sides.seats.length),
    swapsLeft: sides.swapsPerSeat.slice(),
    deck,
    drawn: 0,
    setAside: [],
    offer: null,
    lastCard: 0,
    votes: NO_VOTES.slice(0, sides.seats.length),
    resolving: null,
    landed: [],
    supply: [],
    marketDeck: mode === 'advanced' ? shuffleMarket(chance) : [],
    marketDiscard: [],
    ongoing: [],
    clues: [],
    result: null,
  };
  dealHands(state);
  if (mode === 'advanced') dealSupply(state);
  return state;
}

function shuffleAgentDeck(chance: Chance): Agent[] {
  const deck = AGENT_DECK.slice();
  chance.shuffle(AGENTS_LABEL, deck, AGENT_NAMES);
  return deck;
}

/** AA-3 */
function dealHands(state: State): void {
  for (const seat of state.sides.seats) {
    for (let i = 0; i < HAND_SIZE; i++) addToHand(state, seat, state.deck[state.drawn++]);
  }
}

function shuffleMarket(chance: Chance): MarketCard[] {
  const deck = MARKET_CARDS.slice();
  chance.shuffle(MARKET_LABEL, deck, MARKET_NAMES);
  return deck.reverse();
}

/** AA-4 */
function dealSupply({ supply, marketDeck }: State): void {
  for (let i = 0; i < SUPPLY_SIZE; i++) supply.push(marketDeck.pop() as MarketCard);
}
