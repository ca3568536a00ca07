import { MoveList } from '@safehouse/contract';
import { AGENT_COUNT, type Agent } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { isPair, otherSide } from '../rules/sides.ts';
import { NO_VOTE, type Offer, type State } from '../rules/state.ts';
import { NO_CHANCE, playForAllVoters, playOutMarket } from './market-playout.ts';
import {
  addHandActivations,
  computePublicActivations,
  evaluateNetwork,
  type ValueNetwork,
} from './value-network.ts';

/** Who expects what after a turn: its offering side will wait, the other will be to move. */
export interface ValueNetworks {
  readonly waiting: ValueNetwork;
  readonly moving: ValueNetwork;
}

export const PAIR_COUNT = AGENT_COUNT * AGENT_COUNT;
/** Place of an outcome: which cards were laid, and which of them the other side took. */
export const upTakenIndex = (pair: number) => 2 * pair;
export const downTakenIndex = (pair: number) => 2 * pair + 1;

const NOT_OVER = -1;

/** Every way a turn can end, by the two cards laid and the one taken, each looked at from both sides. */
export interface TurnOutcomes {
  readonly networks: ValueNetworks;
  /** 1 where the offering side has won, 0 where it has lost. */
  readonly finalValues: Float64Array;
  readonly offeringActivations: Float64Array;
  readonly choosingActivations: Float64Array;
}

/** `ups`: the agents whose open card is of interest, as a bit mask. */
export function computeTurnOutcomes(table: State, estimates: ValueNetworks, ups: number): TurnOutcomes {
  const { waiting, moving } = estimates;
  const over = new Float64Array(2 * PAIR_COUNT).fill(NOT_OVER);
  const offering = new Float64Array(2 * PAIR_COUNT * waiting.hiddenUnits);
  const choosing = new Float64Array(2 * PAIR_COUNT * moving.hiddenUnits);
  const legal = new MoveList();
  const base = stateAfterOffer(table, legal);
  const { side } = base;
  for (let place = 0; place < 2 * PAIR_COUNT; place++) {
    const pair = place >> 1;
    if (!(ups & (1 << (pair >> 3)))) continue;
    const after = stateAfterRecruit(base, pair, place & 1 ? RECRUIT_DOWN : RECRUIT_UP, legal);
    if (after.result) over[place] = after.result.winners.includes(after.sides.seatsOf[side][0]) ? 1 : 0;
    else {
      computePublicActivations(waiting, after, side, offering, place * waiting.hiddenUnits);
      computePublicActivations(moving, after, otherSide(side), choosing, place * moving.hiddenUnits);
    }
  }
  return {
    networks: estimates,
    finalValues: over,
    offeringActivations: offering,
    choosingActivations: choosing,
  };
}

/** Two cards laid, whichever: hands and deck are as they will be when the other side chooses. */
function stateAfterOffer(table: State, legal: MoveList): State {
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

function stateAfterRecruit(base: State, pair: number, choice: typeof RECRUIT_UP, legal: MoveList): State {
  const state = rules.clone(base);
  const up = (pair >> 3) as Agent;
  const down = (pair & 7) as Agent;
  state.offer = { ...(base.offer as Offer), up, down };
  if (isPair(state.sides, otherSide(state.side))) playForAllVoters(state, choice);
  else rules.play(state, state.sides.seatsOf[otherSide(state.side)][0], choice, NO_CHANCE, null);
  playOutMarket(state, legal);
  return state;
}

/** How likely the offering side wins after this outcome, holding so many cards of each name. */
export function offeringWinProbability(
  { finalValues, offeringActivations, networks }: TurnOutcomes,
  place: number,
  hand: Float64Array,
): number {
  if (finalValues[place] !== NOT_OVER) return finalValues[place];
  return evaluateNetwork(networks.waiting, offeringActivations, place * networks.waiting.hiddenUnits, hand);
}

/** How likely the choosing side wins after this outcome. */
export function choosingWinProbability(
  { finalValues, choosingActivations, networks }: TurnOutcomes,
  place: number,
  hand: Float64Array,
): number {
  if (finalValues[place] !== NOT_OVER) return 1 - finalValues[place];
  return evaluateNetwork(networks.moving, choosingActivations, place * networks.moving.hiddenUnits, hand);
}

/** A hand as the hidden units feel it. */
export function handActivations(net: ValueNetwork, cards: ArrayLike<number>): Float64Array {
  const into = new Float64Array(net.hiddenUnits);
  for (let agent = 0; agent < AGENT_COUNT; agent++) {
    if (cards[agent] !== 0) addHandActivations(net, agent, cards[agent], into);
  }
  return into;
}
