import { type Seat, seatsInMask } from '@safehouse/contract';
import { AGENT_NAMES, type AgentName, MARKET_NAMES, type MarketName } from '../data/cards.ts';
import { copiesOf } from './agent-counts.ts';
import { AGENT_COUNT, AGENTS, MARKET_COUNT, type MarketCard } from './cards.ts';
import { type AgentAvenueMove, MOVE_CODEC } from './moves.ts';
import { positionOf } from './pawns.ts';
import { reservesLastCard } from './rules-version.ts';
import type { Side } from './sides.ts';
import { countInPlay, NO_VOTE, type State } from './state.ts';

export interface SideDescription {
  readonly seats: readonly number[];
  readonly steps: number;
  readonly position: number;
  readonly inPlay: { readonly [name in AgentName]?: number };
  readonly market: readonly MarketName[];
}

export function describe(state: State) {
  return {
    mode: state.mode,
    phase: state.phase,
    side: state.side,
    offer: state.offer && {
      up: AGENT_NAMES[state.offer.up],
      down: state.offer.down === null ? null : AGENT_NAMES[state.offer.down],
      by: [state.offer.upSeat, state.offer.downSeat],
    },
    votes: describeVotes(state),
    resolving: describeResolving(state),
    landed: state.landed.toReversed(),
    sides: describeSides(state),
    hands: state.sides.seats.map((seat) => handNames(state, seat)),
    setAside: state.sides.seats.map((seat) => setAsideNames(state, seat)),
    swapsLeft: state.swapsLeft.slice(),
    deck: state.deck.slice(state.drawn).map((agent) => AGENT_NAMES[agent]),
    supply: marketNames(state.supply),
    marketDeck: marketNames(state.marketDeck).reverse(),
    marketDiscard: marketNames(state.marketDiscard),
    ...describeLastCard(state),
  };
}

/** AA-35, from version 2 on. */
function describeLastCard(state: State): { readonly lastCard?: readonly Seat[] | null } {
  return reservesLastCard(state) ? { lastCard: seatsWithLastCard(state) } : {};
}

export function seatsWithLastCard({ lastCard }: State): readonly Seat[] | null {
  return lastCard === 0 ? null : seatsInMask(lastCard);
}

function describeVotes(state: State): { readonly [seat: string]: AgentAvenueMove } {
  const cast = state.sides.seats.filter((seat) => state.votes[seat] !== NO_VOTE);
  return Object.fromEntries(cast.map((seat) => [seat, writtenVote(state, seat)]));
}

export function writtenVote(state: State, seat: number): AgentAvenueMove {
  return MOVE_CODEC.write(state.votes[seat] as Parameters<typeof MOVE_CODEC.write>[0]);
}

export function describeResolving({ resolving }: State) {
  if (!resolving) return null;
  const { card, side, hand, agent } = resolving;
  return { card: MARKET_NAMES[card], side, hand, agent: agent === null ? null : AGENT_NAMES[agent] };
}

export function describeSides(state: State): SideDescription[] {
  return state.sides.seatsOf.map((seats, i) => {
    const side = i as Side;
    return {
      seats: seats.slice(),
      steps: state.steps[side],
      position: positionOf(side, state.steps[side]),
      inPlay: describeInPlay(state, side),
      market: state.ongoing
        .filter((entry) => Math.floor(entry / MARKET_COUNT) === side)
        .map((entry) => MARKET_NAMES[entry % MARKET_COUNT]),
    };
  });
}

function describeInPlay(state: State, side: Side): SideDescription['inPlay'] {
  const inPlay: { [name in AgentName]?: number } = {};
  for (const agent of AGENTS) {
    const count = countInPlay(state, side, agent);
    if (count > 0) inPlay[AGENT_NAMES[agent]] = count;
  }
  return inPlay;
}

/** Sorted by the order of the agents, as a player would hold them. */
export function handNames(state: State, seat: number): AgentName[] {
  const names: AgentName[] = [];
  for (const agent of AGENTS) {
    for (let held = copiesOf(state.hands[seat], agent); held > 0; held--) names.push(AGENT_NAMES[agent]);
  }
  return names;
}

export function setAsideNames(state: State, seat: number): AgentName[] {
  return state.setAside
    .filter((entry) => Math.floor(entry / AGENT_COUNT) === seat)
    .map((entry) => AGENT_NAMES[entry % AGENT_COUNT]);
}

export function countSetAside(state: State, seat: number): number {
  let count = 0;
  for (const entry of state.setAside) if (Math.floor(entry / AGENT_COUNT) === seat) count++;
  return count;
}

export function marketNames(cards: readonly MarketCard[]): MarketName[] {
  return cards.map((card) => MARKET_NAMES[card]);
}
