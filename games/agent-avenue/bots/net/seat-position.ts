import { isHiddenCards, SEATS, type Seat } from '@safehouse/contract';
import { AGENT_NAMES, HOME_SPACES, MARKET_NAMES, MARKET_SPACES } from '../../data/cards.ts';
import {
  AGENTS,
  agentByName,
  CODEBREAKER,
  DOUBLE_AGENT,
  ENFORCER,
  marketCardByName,
  SABOTEUR,
  STEPS_BY_AGENT_COPY,
} from '../../rules/cards.ts';
import { positionOf } from '../../rules/pawns.ts';
import { otherSide, type Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { countByAgent, unseenCards } from '../unseen-cards.ts';

/** One side of a match, as far as it is public. Lists are by agent unless stated otherwise. */
export interface SidePosition {
  readonly side: Side;
  /** On the own side the own seat comes first. */
  readonly seats: readonly Seat[];
  readonly steps: number;
  readonly inPlay: readonly number[];
  /** By market card: is it in front of this side? */
  readonly ongoing: readonly boolean[];
  /** By seat of the side. */
  readonly swapsLeft: readonly number[];
  readonly handSizes: readonly number[];
  /** How far the next copy moves the pawn. */
  readonly nextSteps: readonly number[];
  /** The steps from home after recruiting the agent, and whether the pawn then stands on a market space. */
  readonly stepsAfter: readonly number[];
  readonly landsOnMarket: readonly boolean[];
}

/** Everything that a seat knows, as numbers. */
export interface SeatPosition {
  readonly view: View;
  readonly own: SidePosition;
  readonly other: SidePosition;
  readonly hand: readonly number[];
  readonly unseen: readonly number[];
}

/** Three or four players. */
export const isTeamMatch = ({ hands }: View) => hands.length > 2;

export function seatPosition(view: View, seat: Seat): SeatPosition {
  const own: Side = view.sides[0].seats.includes(seat) ? 0 : 1;
  const ownSeats = seatsOf(view, own);
  const cards = view.hands[seat];
  return {
    view,
    own: sidePosition(view, own, [seat, ...ownSeats.filter((member) => member !== seat)]),
    other: sidePosition(view, otherSide(own), seatsOf(view, otherSide(own))),
    hand: countByAgent(isHiddenCards(cards) ? [] : cards.map(agentByName)),
    unseen: countByAgent(unseenCards(view)),
  };
}

const seatsOf = ({ sides }: View, side: Side) => sides[side].seats.map((seat) => SEATS[seat]);

function sidePosition(view: View, side: Side, seats: readonly Seat[]): SidePosition {
  const { steps, inPlay: named, market } = view.sides[side];
  const inPlay = AGENT_NAMES.map((name) => named[name] ?? 0);
  const ongoing = MARKET_NAMES.map((name) => market.includes(name));
  const nextSteps = AGENTS.map((agent) => nextStepsOf(agent, inPlay[agent], ongoing));
  const moves = nextSteps.map((by) => pawnAfter(view, side, by));
  return {
    side,
    seats,
    steps,
    inPlay,
    ongoing,
    swapsLeft: seats.map((seat) => view.swapsLeft[seat]),
    handSizes: seats.map((seat) => handSize(view.hands[seat])),
    nextSteps,
    stepsAfter: moves.map(({ steps }) => steps),
    landsOnMarket: moves.map(({ lands }) => lands),
  };
}

const handSize = (hand: View['hands'][number]) => (isHiddenCards(hand) ? hand.closed : hand.length);

const WATCHTOWER = marketCardByName('watchtower');
const SUPERCOMPUTER = marketCardByName('supercomputer');
const DISTRACTION_DEVICE = marketCardByName('distraction-device');
const SINISTER_TWIN = marketCardByName('sinister-twin');
const GETAWAY_STEPS = 3;

/** AA-11, AA-30 */
function nextStepsOf(agent: number, copies: number, ongoing: readonly boolean[]): number {
  const steps = STEPS_BY_AGENT_COPY[3 * agent + Math.min(2, copies)];
  if (agent === ENFORCER && ongoing[WATCHTOWER]) return steps + 2;
  if (agent === CODEBREAKER && ongoing[SUPERCOMPUTER]) return steps + 3;
  if (agent === SABOTEUR && ongoing[DISTRACTION_DEVICE]) return -steps;
  if (agent === DOUBLE_AGENT && ongoing[SINISTER_TWIN]) return 2 * steps;
  return steps;
}

/** AA-12, AA-21, AA-31 */
function pawnAfter({ mode, sides }: View, side: Side, by: number): { readonly steps: number; readonly lands: boolean } {
  let steps = sides[side].steps + by;
  if (mode === 'simple' || by === 0) return { steps, lands: false };
  const isAtHome = HOME_SPACES.includes(positionOf(side, steps));
  if (isAtHome && sides[side].market.includes('getaway-car')) steps += GETAWAY_STEPS;
  return { steps, lands: MARKET_SPACES.includes(positionOf(side, steps)) };
}
