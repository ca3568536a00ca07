import { MoveList } from '@safehouse/contract';
import { agentAvenue as rules } from '../rules/index.ts';
import { RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { isPair, otherSide } from '../rules/sides.ts';
import { NO_VOTE, type Offer, type State } from '../rules/state.ts';
import { NO_CHANCE, playForAllVoters, playOutMarket } from './market-playout.ts';
import { downCardOf, OUTCOME_COUNT, upCardOf } from './offer-pairs.ts';
import { computePublicActivations, evaluateNetwork, type ValueNetworks } from './value-network.ts';

const NOT_OVER = -1;

/** Every outcome of a turn (see offer-pairs.ts), evaluated for both sides except for their hands. */
export interface TurnOutcomes {
  readonly networks: ValueNetworks;
  /** 1 if the offering side has won, 0 if it has lost, `NOT_OVER` otherwise. */
  readonly finalValues: Float64Array;
  /** After the turn it is the choosing side's turn to offer. */
  readonly offeringActivations: Float64Array;
  readonly choosingActivations: Float64Array;
}

export function computeTurnOutcomes(state: State, networks: ValueNetworks): TurnOutcomes {
  const { waiting, moving } = networks;
  const finalValues = new Float64Array(OUTCOME_COUNT).fill(NOT_OVER);
  const offeringActivations = new Float64Array(OUTCOME_COUNT * waiting.hiddenUnits);
  const choosingActivations = new Float64Array(OUTCOME_COUNT * moving.hiddenUnits);
  const legal = new MoveList();
  const afterOffer = stateAfterOffer(state, legal);
  const { side } = afterOffer;
  const offering = { network: waiting, side };
  const choosing = { network: moving, side: otherSide(side) };
  for (let outcome = 0; outcome < OUTCOME_COUNT; outcome++) {
    const after = stateAfterOutcome(afterOffer, outcome, legal);
    if (after.result) {
      finalValues[outcome] = after.result.winners.includes(after.sides.seatsOf[side][0]) ? 1 : 0;
      continue;
    }
    computePublicActivations(after, offering, offeringActivations, outcome * waiting.hiddenUnits);
    computePublicActivations(after, choosing, choosingActivations, outcome * moving.hiddenUnits);
  }
  return { networks, finalValues, offeringActivations, choosingActivations };
}

/** After any legal offer, hand sizes and deck are as they will be when the other side chooses. */
function stateAfterOffer(before: State, legal: MoveList): State {
  const state = rules.clone(before);
  state.votes.fill(NO_VOTE);
  while (state.phase === 'play') {
    const seats = rules.toAct(state);
    legal.clear();
    rules.legal(state, seats[0], legal);
    rules.play(state, seats[0], legal.at(0), NO_CHANCE, null);
  }
  return state;
}

function stateAfterOutcome(afterOffer: State, outcome: number, legal: MoveList): State {
  const state = rules.clone(afterOffer);
  const pair = outcome >> 1;
  const choice = outcome & 1 ? RECRUIT_DOWN : RECRUIT_UP;
  state.offer = { ...(afterOffer.offer as Offer), up: upCardOf(pair), down: downCardOf(pair) };
  if (isPair(state.sides, otherSide(state.side))) playForAllVoters(state, choice);
  else rules.play(state, state.sides.seatsOf[otherSide(state.side)][0], choice, NO_CHANCE, null);
  playOutMarket(state, legal);
  return state;
}

/** The win probability of the offering side after an outcome, with the activations of its hand. */
export function offeringWinProbability(
  { finalValues, offeringActivations, networks: { waiting } }: TurnOutcomes,
  outcome: number,
  hand: Float64Array,
): number {
  if (finalValues[outcome] !== NOT_OVER) return finalValues[outcome];
  return evaluateNetwork(waiting, offeringActivations, outcome * waiting.hiddenUnits, hand);
}

/** The same for the choosing side. */
export function choosingWinProbability(
  { finalValues, choosingActivations, networks: { moving } }: TurnOutcomes,
  outcome: number,
  hand: Float64Array,
): number {
  if (finalValues[outcome] !== NOT_OVER) return 1 - finalValues[outcome];
  return evaluateNetwork(moving, choosingActivations, outcome * moving.hiddenUnits, hand);
}
