import { choiceWeights, computeLogits, type PolicyNetwork, sampleIndex } from '@safehouse/bots';
import type { Turn } from '@safehouse/contract';
import type { Fact } from '../../rules/facts.ts';
import { type AgentAvenueMove, MOVE_CODEC } from '../../rules/moves.ts';
import { otherSide } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { certainWins } from '../certain-wins.ts';
import { actionOf } from './actions.ts';
import { netFeatures } from './net-features.ts';
import { NO_HISTORY, playingHistory } from './opponent-history.ts';
import { publicDecisions } from './public-decisions.ts';
import { seatPosition } from './seat-position.ts';

/** A turn that may include the facts reported to the seat so far. */
export type FactualTurn = Turn<View, AgentAvenueMove, Fact>;

/** A certain win if there is one, otherwise a move drawn by the probabilities of a net. For two players. */
export function drawMove(network: PolicyNetwork, turn: FactualTurn): AgentAvenueMove {
  const { legal, random } = turn;
  if (legal.length === 1) return legal[0];
  const [win] = certainWins(turn, legal);
  return win ?? legal[sampleIndex(moveWeights(network, turn), random)];
}

/** The net's probability of each legal move. */
function moveWeights(network: PolicyNetwork, { view, seat, legal, facts }: FactualTurn): number[] {
  const position = seatPosition(view, seat);
  const history = facts ? playingHistory(publicDecisions(facts, otherSide(position.own.side))) : NO_HISTORY;
  const logits = computeLogits(network, netFeatures(position, history));
  return choiceWeights(legal.map((move) => logits[actionIndex(move)]));
}

function actionIndex(written: AgentAvenueMove): number {
  const move = MOVE_CODEC.parse(written);
  const action = move === null ? null : actionOf(move);
  if (action === null) throw new Error(`not a move of two players: ${JSON.stringify(written)}`);
  return action;
}
