import { publicFact, type Result } from '@safehouse/contract';
import { CATCH_DISTANCE, HOME_SPACES } from '../data/cards.ts';
import { agentMaskOf } from './agent-counts.ts';
import { CODEBREAKER, DAREDEVIL, marketCardByName } from './cards.ts';
import type { FactSink } from './facts.ts';
import { positionOf } from './pawns.ts';
import { reservesLastCard } from './rules-version.ts';
import { isPair, otherSide, type Side } from './sides.ts';
import { countInPlay, deckSize, hasOngoing, type State } from './state.ts';

const MASTERPLAN = marketCardByName('masterplan');
const SECURITY_SYSTEM = marketCardByName('security-system');
const PACK_LEADER = marketCardByName('pack-leader');
const NAMES_FOR_MASTERPLAN = 7;

type EndReason =
  | 'catch'
  | 'codebreakers'
  | 'masterplan'
  | 'security-system'
  | 'pack-leader'
  | 'daredevils'
  | 'exhaustion';

/** AA-13 */
export function endTurn(state: State, facts: FactSink): void {
  const own = winReason(state, state.side);
  const others = own === null ? winReason(state, otherSide(state.side)) : null; // AA-19
  if (own !== null) finishMatch(state, state.side, own, facts);
  else if (others !== null) finishMatch(state, otherSide(state.side), others, facts);
  else if (isExhausted(state)) finishMatch(state, sideWithMoreSteps(state), 'exhaustion', facts);
  else passTurn(state, facts);
}

/** The first condition by which a side wins, in the order of EndReason; null if there is none. */
function winReason(state: State, side: Side): EndReason | null {
  const other = otherSide(side);
  if (state.steps[side] - state.steps[other] >= CATCH_DISTANCE) return 'catch'; // AA-15
  if (countInPlay(state, side, CODEBREAKER) >= 3) return 'codebreakers'; // AA-16
  const market = state.ongoing.length > 0 ? marketWinReason(state, side) : null; // AA-18
  if (market !== null) return market;
  const otherLost = countInPlay(state, other, DAREDEVIL) >= 3 && !hasOngoing(state, other, PACK_LEADER);
  return otherLost ? 'daredevils' : null; // AA-17
}

/** AA-30 */
function marketWinReason(state: State, side: Side): EndReason | null {
  if (hasOngoing(state, side, MASTERPLAN) && countDistinctAgents(state, side) >= NAMES_FOR_MASTERPLAN)
    return 'masterplan';
  const other = otherSide(side);
  const otherAtHome = positionOf(other, state.steps[other]) === HOME_SPACES[side];
  if (hasOngoing(state, side, SECURITY_SYSTEM) && otherAtHome) return 'security-system';
  if (hasOngoing(state, side, PACK_LEADER) && countInPlay(state, side, DAREDEVIL) >= 3) return 'pack-leader';
  return null;
}

function countDistinctAgents(state: State, side: Side): number {
  let count = 0;
  for (let names = agentMaskOf(state.inPlay[side], 1); names !== 0; names &= names - 1) count++;
  return count;
}

/** AA-20, AA-36: the side that moves next cannot play two cards. */
function isExhausted(state: State): boolean {
  if (deckSize(state) > 0) return false;
  const next = otherSide(state.side);
  const needed = isPair(state.sides, next) ? 1 : 2;
  return state.sides.seatsOf[next].some((seat) => state.handSizes[seat] < needed);
}

function sideWithMoreSteps(state: State): Side {
  const [first, second] = state.steps;
  if (first === second) return state.side;
  return first > second ? 0 : 1;
}

function passTurn(state: State, facts: FactSink): void {
  state.side = otherSide(state.side);
  state.phase = 'play';
  state.lastCard = lastCardSeats(state);
  facts?.push(publicFact({ type: 'turn', side: state.side }));
}

/** AA-35: both members of a pair, if its Play step begins with one card in the deck. */
function lastCardSeats(state: State): number {
  const isReserved = reservesLastCard(state) && deckSize(state) === 1 && isPair(state.sides, state.side);
  return isReserved ? state.sides.seatMasks[state.side] : 0;
}

function finishMatch(state: State, winner: Side, reason: EndReason, facts: FactSink): void {
  const result: Result = {
    winners: state.sides.seatsOf[winner],
    reason,
    scores: state.sides.seats.map(() => null),
  };
  state.phase = 'over';
  state.result = result;
  facts?.push(publicFact({ type: 'ended', result }));
}
