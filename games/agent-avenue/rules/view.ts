import type { HiddenCards, Result, Seat, Viewer } from '@safehouse/contract';
import { AGENT_NAMES, type AgentName, type MarketName } from '../data/cards.ts';
import { AGENTS } from './cards.ts';
import {
  describeLastCard,
  describeResolving,
  describeSides,
  handNames,
  marketNames,
  type SideDescription,
  setAsideNames,
  writtenVote,
} from './describe.ts';
import { CLOSED_CARD } from './facts.ts';
import type { AgentAvenueMove } from './moves.ts';
import type { Mode } from './options.ts';
import type { RulesVersion } from './rules-version.ts';
import type { Side } from './sides.ts';
import { deckSize, NO_VOTE, type Phase, type State } from './state.ts';

/** Public knowledge about the closed cards of a seat; see clues.ts for the exact meaning. */
interface ViewedClue {
  readonly seat: Seat;
  readonly since: number;
  readonly agents: readonly AgentName[];
  readonly least: number;
  readonly most: number;
}

/** A match as one viewer may know it: the described state without hidden information. */
export interface View {
  /** Missing in version 1, whose views must stay as they were. */
  readonly rulesVersion?: RulesVersion;
  readonly mode: Mode;
  readonly phase: Phase;
  readonly side: Side;
  readonly offer: {
    readonly up: AgentName;
    readonly down: AgentName | HiddenCards | null;
    readonly by: readonly [Seat, Seat];
    readonly kept: number;
  } | null;
  readonly votes: { readonly [seat: string]: AgentAvenueMove | HiddenCards };
  readonly resolving: ReturnType<typeof describeResolving>;
  readonly landed: readonly Side[];
  readonly sides: readonly SideDescription[];
  readonly hands: readonly (readonly AgentName[] | HiddenCards)[];
  readonly setAside: readonly (readonly AgentName[] | HiddenCards)[];
  readonly swapsLeft: readonly number[];
  readonly deck: HiddenCards;
  readonly supply: readonly MarketName[];
  readonly marketDeck: HiddenCards;
  readonly marketDiscard: readonly MarketName[];
  /** AA-35; missing in version 1. */
  readonly lastCard?: readonly Seat[] | null;
  readonly clues: readonly ViewedClue[];
  readonly result: Result | null;
}

export function view(state: State, viewer: Viewer): View {
  const { seats } = state.sides;
  return {
    ...(state.rulesVersion > 1 && { rulesVersion: state.rulesVersion }),
    mode: state.mode,
    phase: state.phase,
    side: state.side,
    offer: viewOffer(state, viewer),
    votes: viewVotes(state, viewer),
    resolving: describeResolving(state),
    landed: state.landed.slice(),
    sides: describeSides(state),
    hands: seats.map((seat) => (seat === viewer ? handNames(state, seat) : { closed: state.handSizes[seat] })),
    setAside: seats.map((seat) => viewSetAside(state, seat, viewer)),
    swapsLeft: state.swapsLeft.slice(),
    deck: { closed: deckSize(state) },
    supply: marketNames(state.supply),
    marketDeck: { closed: state.marketDeck.length },
    marketDiscard: marketNames(state.marketDiscard),
    ...describeLastCard(state),
    clues: state.clues.map((clue) => ({ ...clue, agents: agentNamesInMask(clue.agents) })),
    result: state.result,
  };
}

/** The face-down card is known to the seat that played it, but not to a team mate (AA-33). */
function viewOffer({ offer }: State, viewer: Viewer): View['offer'] {
  if (!offer) return null;
  const { up, down, upSeat, downSeat, kept } = offer;
  const downName = down === null ? null : downSeat === viewer ? AGENT_NAMES[down] : CLOSED_CARD;
  return { up: AGENT_NAMES[up], down: downName, by: [upSeat, downSeat], kept };
}

/** AA-37: everybody sees that a vote was cast, the own side sees which. */
function viewVotes(state: State, viewer: Viewer): View['votes'] {
  const { seats, sideOf } = state.sides;
  const votes: { [seat: string]: AgentAvenueMove | HiddenCards } = {};
  for (const seat of seats) {
    if (state.votes[seat] === NO_VOTE) continue;
    const isOwn = viewer !== 'spectator' && sideOf[seat] === sideOf[viewer];
    votes[seat] = isOwn ? writtenVote(state, seat) : CLOSED_CARD;
  }
  return votes;
}

/** AA-32: set-aside cards stay secret to the end; their owner may look at them. */
function viewSetAside(state: State, seat: Seat, viewer: Viewer): readonly AgentName[] | HiddenCards {
  const names = setAsideNames(state, seat);
  return seat === viewer ? names : { closed: names.length };
}

function agentNamesInMask(mask: number): AgentName[] {
  return AGENTS.filter((agent) => mask & (1 << agent)).map((agent) => AGENT_NAMES[agent]);
}
