import type { HiddenCards, Result, Seat, Viewer } from '@safehouse/contract';
import { AGENT_NAMES, type AgentName, type MarketName } from '../data/cards.ts';
import { AGENTS, ALL_AGENTS_MASK } from './cards.ts';
import type { Clue } from './clues.ts';
import {
  countSetAside,
  describeResolving,
  describeSides,
  handNames,
  marketNames,
  type SideDescription,
  seatsWithLastCard,
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

/** What all viewers see, and what others see of a seat's cards. */
interface OpenView
  extends Pick<
      View,
      'resolving' | 'landed' | 'sides' | 'swapsLeft' | 'deck' | 'supply' | 'marketDeck' | 'marketDiscard'
    >,
    Required<Pick<View, 'lastCard' | 'clues'>> {
  readonly closedHands: readonly HiddenCards[];
  readonly closedSetAside: readonly HiddenCards[];
}

export function view(state: State, viewer: Viewer, open: OpenView = openView(state)): View {
  const { seats } = state.sides;
  // Without object spread, which makes an object of this size several times as large.
  const viewed = {
    rulesVersion: state.rulesVersion,
    mode: state.mode,
    phase: state.phase,
    side: state.side,
    offer: viewOffer(state, viewer),
    votes: viewVotes(state, viewer),
    resolving: open.resolving,
    landed: open.landed,
    sides: open.sides,
    hands: seats.map((seat) => (seat === viewer ? handNames(state, seat) : open.closedHands[seat])),
    setAside: seats.map((seat) => (seat === viewer ? setAsideNames(state, seat) : open.closedSetAside[seat])),
    swapsLeft: open.swapsLeft,
    deck: open.deck,
    supply: open.supply,
    marketDeck: open.marketDeck,
    marketDiscard: open.marketDiscard,
    lastCard: open.lastCard,
    clues: open.clues,
    result: state.result,
  };
  return state.rulesVersion > 1 ? viewed : asInVersion1(viewed);
}

/** AA-32: set-aside cards stay secret to the end; their owner may look at them. */
export function openView(state: State): OpenView {
  const { seats } = state.sides;
  return {
    resolving: describeResolving(state),
    landed: state.landed.toReversed(),
    sides: describeSides(state),
    closedHands: seats.map((seat) => ({ closed: state.handSizes[seat] })),
    closedSetAside: seats.map((seat) => ({ closed: countSetAside(state, seat) })),
    swapsLeft: state.swapsLeft.slice(),
    deck: { closed: deckSize(state) },
    supply: marketNames(state.supply),
    marketDeck: { closed: state.marketDeck.length },
    marketDiscard: marketNames(state.marketDiscard),
    lastCard: seatsWithLastCard(state),
    clues: state.clues.map(viewClue),
  };
}

function asInVersion1({ rulesVersion, lastCard, ...viewed }: View): View {
  return viewed;
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

function viewClue({ seat, since, agents, least, most }: Clue): ViewedClue {
  return { seat, since, agents: NAMES_BY_MASK[agents], least, most };
}

/** Shared by all views: lists of their own were a quarter of a view's memory. */
const NAMES_BY_MASK: readonly (readonly AgentName[])[] = Array.from({ length: ALL_AGENTS_MASK + 1 }, (_, mask) =>
  AGENTS.filter((agent) => mask & (1 << agent)).map((agent) => AGENT_NAMES[agent]),
);
