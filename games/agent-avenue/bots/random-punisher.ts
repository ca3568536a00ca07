import { argMax } from '@safehouse/bots';
import type { Player } from '@safehouse/contract';
import { type Agent, agentByName } from '../rules/cards.ts';
import { type AgentAvenueMove, MOVE_CODEC, offerMove, RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { certainWins } from './certain-wins.ts';
import { computeChooserPayoffs, computeHandPayoffs } from './hand-payoffs.ts';
import { sampleTurnOutcomes } from './hand-samples.ts';
import { type MoveEvaluation, MoveStatistics } from './move-statistics.ts';
import { addSwaps } from './offer-evaluation.ts';
import { downCardOf, downTakenIndex, encodePair, upCardOf, upTakenIndex } from './offer-pairs.ts';
import { carelessBelief, expectedValue } from './recruit-evaluation.ts';
import { SEARCH_EFFORT } from './search.ts';
import { type AgentAvenueTurn, createSearchContext, type SearchContext } from './search-context.ts';
import type { HandPayoffs } from './turn-solver.ts';
import { countByAgent } from './unseen-cards.ts';

/** Exploits an opponent who offers and recruits at random. For two players in simple mode. */
export const randomPunisher: Player<View, AgentAvenueMove> = {
  choose(turn) {
    if (turn.legal.length === 1) return turn.legal[0];
    const [win] = certainWins(turn, turn.legal);
    return win ?? bestAgainstRandom(turn);
  },
};

/** The move that wins most often against an opponent who offers and recruits at random. */
function bestAgainstRandom(turn: AgentAvenueTurn): AgentAvenueMove {
  const { view, legal } = turn;
  const context = createSearchContext(turn, SEARCH_EFFORT);
  const evaluations = view.offer ? evaluateRecruits(context, agentByName(view.offer.up)) : evaluateOffers(context);
  const wins = new Map(evaluations.map(({ move, win }) => [MOVE_CODEC.parse(move), win]));
  return argMax(legal, (move) => wins.get(MOVE_CODEC.parse(move)) ?? 0) ?? legal[0];
}

/** The closed card may be any unseen card. */
function evaluateRecruits(context: SearchContext, up: Agent): MoveEvaluation[] {
  const payoffs = computeChooserPayoffs(sampleTurnOutcomes(context), countByAgent(context.hand));
  const belief = carelessBelief(context, up);
  const statistics = new MoveStatistics();
  statistics.startRound();
  const valueIf = (outcomeOf: (pair: number) => number) =>
    expectedValue(belief, (down) => payoffs[outcomeOf(encodePair(up, down))]);
  statistics.add(RECRUIT_UP, valueIf(upTakenIndex), 0);
  statistics.add(RECRUIT_DOWN, valueIf(downTakenIndex), 0);
  return statistics.evaluations();
}

/** The opponent takes either card of an offer with probability 1/2. */
function evaluateOffers(context: SearchContext): MoveEvaluation[] {
  const outcomes = sampleTurnOutcomes(context);
  const payoffsOf = (cards: readonly Agent[]) => computeHandPayoffs(outcomes, cards, 'both', context.averageUnseenCard);
  const hand = payoffsOf(context.hand);
  const statistics = new MoveStatistics();
  statistics.startRound();
  pairValues(hand).forEach((value, i) => {
    statistics.add(offerMove(upCardOf(hand.pairs[i]), downCardOf(hand.pairs[i])), value, 0);
  });
  addSwaps(statistics, context, (cards) => Math.max(...pairValues(payoffsOf(cards))));
  return statistics.evaluations();
}

const pairValues = ({ pairs, ifUp, ifDown }: HandPayoffs) => pairs.map((_, i) => (ifUp[i] + ifDown[i]) / 2);
