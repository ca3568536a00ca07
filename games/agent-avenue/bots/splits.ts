import { MoveList } from '@safehouse/contract';
import { AGENT_COUNT, type Agent } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { isPair, otherSide } from '../rules/sides.ts';
import { NO_VOTE, type Offer, type State } from '../rules/state.ts';
import { type Estimate, holding, likelihood, open } from './estimate.ts';
import { agree, NO_CHANCE, settle } from './settle.ts';

/** Who expects what after a turn: its offering side will wait, the other will be to move. */
export interface Estimates {
  readonly waiting: Estimate;
  readonly moving: Estimate;
}

export const PAIRS = AGENT_COUNT * AGENT_COUNT;
/** Place of an outcome: which cards were laid, and which of them the other side took. */
export const upTaken = (pair: number) => 2 * pair;
export const downTaken = (pair: number) => 2 * pair + 1;

const RUNNING = -1;

/** Every way a turn can end, by the two cards laid and the one taken, each looked at from both sides. */
export interface Splits {
  readonly estimates: Estimates;
  /** 1 where the offering side has won, 0 where it has lost. */
  readonly over: Float64Array;
  readonly offering: Float64Array;
  readonly choosing: Float64Array;
}

/** `ups`: the agents whose open card is of interest, as a bit mask. */
export function splitsOf(table: State, estimates: Estimates, ups: number): Splits {
  const { waiting, moving } = estimates;
  const over = new Float64Array(2 * PAIRS).fill(RUNNING);
  const offering = new Float64Array(2 * PAIRS * waiting.hidden);
  const choosing = new Float64Array(2 * PAIRS * moving.hidden);
  const legal = new MoveList();
  const base = laid(table, legal);
  const { side } = base;
  for (let place = 0; place < 2 * PAIRS; place++) {
    const pair = place >> 1;
    if (!(ups & (1 << (pair >> 3)))) continue;
    const after = afterTaking(base, pair, place & 1 ? RECRUIT_DOWN : RECRUIT_UP, legal);
    if (after.result) over[place] = after.result.winners.includes(after.sides.seatsOf[side][0]) ? 1 : 0;
    else {
      open(waiting, after, side, offering, place * waiting.hidden);
      open(moving, after, otherSide(side), choosing, place * moving.hidden);
    }
  }
  return { estimates, over, offering, choosing };
}

/** Two cards laid, whichever: hands and deck are as they will be when the other side chooses. */
function laid(table: State, legal: MoveList): State {
  const state = rules.clone(table);
  state.votes.fill(NO_VOTE);
  while (state.phase === 'play') {
    const seats = rules.toAct(state);
    legal.clear();
    rules.legal(state, seats[0], legal);
    rules.play(state, seats[0], legal.at(0), NO_CHANCE, null);
  }
  return state;
}

function afterTaking(base: State, pair: number, choice: typeof RECRUIT_UP, legal: MoveList): State {
  const state = rules.clone(base);
  const up = (pair >> 3) as Agent;
  const down = (pair & 7) as Agent;
  state.offer = { ...(base.offer as Offer), up, down };
  if (isPair(state.sides, otherSide(state.side))) agree(state, choice);
  else rules.play(state, state.sides.seatsOf[otherSide(state.side)][0], choice, NO_CHANCE, null);
  settle(state, legal);
  return state;
}

/** How likely the offering side wins after this outcome, holding so many cards of each name. */
export function forOffering(
  { over, offering, estimates }: Splits,
  place: number,
  hand: Float64Array,
): number {
  if (over[place] !== RUNNING) return over[place];
  return likelihood(estimates.waiting, offering, place * estimates.waiting.hidden, hand);
}

/** How likely the choosing side wins after this outcome. */
export function forChoosing(
  { over, choosing, estimates }: Splits,
  place: number,
  hand: Float64Array,
): number {
  if (over[place] !== RUNNING) return 1 - over[place];
  return likelihood(estimates.moving, choosing, place * estimates.moving.hidden, hand);
}

/** A hand as the hidden units feel it. */
export function felt(net: Estimate, cards: ArrayLike<number>): Float64Array {
  const into = new Float64Array(net.hidden);
  for (let agent = 0; agent < AGENT_COUNT; agent++) {
    if (cards[agent] !== 0) holding(net, agent, cards[agent], into);
  }
  return into;
}
