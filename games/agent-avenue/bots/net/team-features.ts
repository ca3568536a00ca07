import type { Seat } from '@safehouse/contract';
import { SWAPS_IN_A_PAIR } from '../../data/cards.ts';
import type { Mode } from '../../rules/options.ts';
import { teamMateVote } from '../team-vote.ts';
import {
  boardFeatures,
  deckFeatures,
  flag,
  MAX_SWAPS,
  marketFeatures,
  openCardFeatures,
  thermometer,
} from './net-features.ts';
import type { SeatPosition, SidePosition } from './seat-position.ts';
import { FIRST_VOTE, TEAM_ACTION_COUNTS, teamActionOf } from './team-actions.ts';
import { turnVerdicts } from './turn-verdicts.ts';

/**
 * The input of a team net: small integers computed from one seat's view. The simulator in training/agent_avenue_teams
 * computes the same; the weights depend on the order.
 */
export const TEAM_FEATURE_COUNTS: { readonly [mode in Mode]: number } = { simple: 249, advanced: 399 };

export function teamFeatures(position: SeatPosition): number[] {
  const { view, own, other } = position;
  const verdicts = turnVerdicts(position);
  const isFollow = view.phase === 'play' && view.offer !== null;
  const features = [
    ...boardFeatures(position, verdicts),
    ...openCardFeatures(isFollow ? view : null, verdicts),
    ...swapFeatures(own),
    ...swapFeatures(other),
    ...deckFeatures(view),
    ...handSizeFeatures(own),
    ...handSizeFeatures(other),
    flag(isPair(own)),
    flag(isPair(other)),
    flag(isFollow),
    flag(view.phase === 'recruit'),
    ...lastCardFeatures(position),
    ...voteFeatures(position),
  ];
  return view.mode === 'simple' ? features : [...features, ...marketFeatures(position), ...resolvingHand(position)];
}

const isPair = ({ seats }: SidePosition) => seats.length === 2;

/** One of a pair has fewer swaps than a lone player. */
const swapFeatures = ({ swapsLeft: [first, second = 0] }: SidePosition) => [
  ...thermometer(first, MAX_SWAPS),
  ...thermometer(second, SWAPS_IN_A_PAIR),
];

const handSizeFeatures = ({ handSizes: [first, second = 0] }: SidePosition) => [first, second];

/** AA-35: whether the last card of the deck is reserved for me, and whether it is for my team mate. */
function lastCardFeatures({ view, own }: SeatPosition): number[] {
  const [me, mate] = own.seats;
  const isFor = (seat: Seat | undefined) => flag(seat !== undefined && (view.lastCard?.includes(seat) ?? false));
  return [isFor(me), isFor(mate)];
}

/** The team mate's vote, by action. */
function voteFeatures({ view, own }: SeatPosition): number[] {
  const [me] = own.seats;
  const vote = teamMateVote(view, me);
  const action = vote === null ? null : teamActionOf(vote, me);
  return Array.from({ length: TEAM_ACTION_COUNTS[view.mode] - FIRST_VOTE }, (_, i) => flag(FIRST_VOTE + i === action));
}

/** Whether a market card is being resolved with my hand, and whether with my team mate's. */
function resolvingHand({ view, own }: SeatPosition): number[] {
  const [me, mate] = own.seats;
  const hand = view.resolving?.hand;
  return [flag(hand === me), flag(hand !== undefined && hand === mate)];
}
