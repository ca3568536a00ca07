import { type News, open, type Result } from '@safehouse/contract';
import { CATCH_DISTANCE, HOMES } from '../data/cards.ts';
import { AGENTS, CODEBREAKER, DAREDEVIL, marketNamed } from './cards.ts';
import type { Fact } from './facts.ts';
import { positionOf } from './pawns.ts';
import { isPair, otherSide, type Side } from './sides.ts';
import { countInPlay, deckSize, hasOngoing, type State } from './state.ts';

const MASTERPLAN = marketNamed('masterplan');
const SECURITY_SYSTEM = marketNamed('security-system');
const PACK_LEADER = marketNamed('pack-leader');
const NAMES_FOR_MASTERPLAN = 7;

type Reason =
  | 'catch'
  | 'codebreakers'
  | 'masterplan'
  | 'security-system'
  | 'pack-leader'
  | 'daredevils'
  | 'exhaustion';

/** AA-13 */
export function endTurn(state: State, news: News<Fact>[] | null): void {
  const own = favour(state, state.side);
  const others = own === null ? favour(state, otherSide(state.side)) : null; // AA-19
  if (own !== null) finish(state, state.side, own, news);
  else if (others !== null) finish(state, otherSide(state.side), others, news);
  else if (isExhausted(state)) finish(state, closerSide(state), 'exhaustion', news);
  else passTurn(state, news);
}

/** The first condition that favours a side, in the order of the list of reasons; null when none does. */
function favour(state: State, side: Side): Reason | null {
  const other = otherSide(side);
  if (state.steps[side] - state.steps[other] >= CATCH_DISTANCE) return 'catch'; // AA-15
  if (countInPlay(state, side, CODEBREAKER) >= 3) return 'codebreakers'; // AA-16
  const market = state.ongoing.length > 0 ? marketFavour(state, side) : null; // AA-18
  if (market !== null) return market;
  const otherLost = countInPlay(state, other, DAREDEVIL) >= 3 && !hasOngoing(state, other, PACK_LEADER);
  return otherLost ? 'daredevils' : null; // AA-17
}

/** AA-30 */
function marketFavour(state: State, side: Side): Reason | null {
  if (hasOngoing(state, side, MASTERPLAN) && differentNames(state, side) >= NAMES_FOR_MASTERPLAN)
    return 'masterplan';
  const other = otherSide(side);
  const otherAtHome = positionOf(other, state.steps[other]) === HOMES[side];
  if (hasOngoing(state, side, SECURITY_SYSTEM) && otherAtHome) return 'security-system';
  if (hasOngoing(state, side, PACK_LEADER) && countInPlay(state, side, DAREDEVIL) >= 3) return 'pack-leader';
  return null;
}

function differentNames(state: State, side: Side): number {
  return AGENTS.reduce((names, agent) => names + (countInPlay(state, side, agent) > 0 ? 1 : 0), 0);
}

/** AA-20, AA-36: the side to move next cannot lay two cards. */
function isExhausted(state: State): boolean {
  if (deckSize(state) > 0) return false;
  const next = otherSide(state.side);
  const needed = isPair(state.sides, next) ? 1 : 2;
  return state.sides.seatsOf[next].some((seat) => state.handSizes[seat] < needed);
}

function closerSide(state: State): Side {
  const [first, second] = state.steps;
  if (first === second) return state.side;
  return first > second ? 0 : 1;
}

function passTurn(state: State, news: News<Fact>[] | null): void {
  state.side = otherSide(state.side);
  state.phase = 'play';
  news?.push(open({ type: 'turn', side: state.side }));
}

function finish(state: State, winner: Side, reason: Reason, news: News<Fact>[] | null): void {
  const result: Result = {
    winners: state.sides.seatsOf[winner],
    reason,
    scores: state.sides.seats.map(() => null),
  };
  state.phase = 'over';
  state.result = result;
  news?.push(open({ type: 'ended', result }));
}
