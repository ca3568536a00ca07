import { choiceWeights, computeLogits, type PolicyNetwork, sampleIndex } from '@safehouse/bots';
import type { Turn } from '@safehouse/contract';
import type { Fact } from '../../rules/facts.ts';
import { type AgentAvenueMove, MOVE_CODEC } from '../../rules/moves.ts';
import { otherSide } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { certainWins } from '../certain-wins.ts';
import { hasVoted, teamMateVote } from '../team-vote.ts';
import { actionOf } from './actions.ts';
import { netFeatures } from './net-features.ts';
import { NO_HISTORY, playingHistory } from './opponent-history.ts';
import { publicDecisions } from './public-decisions.ts';
import { isTeamMatch, seatPosition } from './seat-position.ts';
import { teamActionOf } from './team-actions.ts';
import { teamFeatures } from './team-features.ts';

/** A turn that may include the facts reported to the seat so far. */
export type FactualTurn = Turn<View, AgentAvenueMove, Fact>;

/**
 * In teams, moves this many times less likely than the best are never made. Those nets were trained for a shorter time
 * and still spread their moves widely.
 */
const TEAM_RARE_PART = 3;

/** A vote to follow or a certain win if there is one, otherwise a move drawn by the probabilities of a net. */
export function drawMove(network: PolicyNetwork, turn: FactualTurn): AgentAvenueMove {
  const { legal, random } = turn;
  if (legal.length === 1) return legal[0];
  return settledMove(turn) ?? legal[sampleIndex(moveWeights(network, turn), random)];
}

/**
 * Where team mates have voted differently, the one who voted first follows, so that disagreements end. Otherwise a
 * certain win, preferably the one that the team mate has voted for.
 */
function settledMove(turn: FactualTurn): AgentAvenueMove | undefined {
  const { view, seat, legal } = turn;
  const vote = teamMateVote(view, seat);
  const voted = legal.find((move) => MOVE_CODEC.parse(move) === vote);
  if (voted && hasVoted(turn)) return voted;
  const wins = certainWins(turn, legal);
  return voted && wins.includes(voted) ? voted : wins[0];
}

/** The net's probability of each legal move, without those that are never made. */
function moveWeights(network: PolicyNetwork, turn: FactualTurn): number[] {
  const logits = computeLogits(network, features(turn));
  const weights = choiceWeights(turn.legal.map((move) => logits[actionIndex(turn, move)]));
  if (!isTeamMatch(turn.view)) return weights;
  const highest = Math.max(...weights);
  return weights.map((weight) => (TEAM_RARE_PART * weight < highest ? 0 : weight));
}

function features({ view, seat, facts }: FactualTurn): number[] {
  const position = seatPosition(view, seat);
  if (isTeamMatch(view)) return teamFeatures(position);
  const history = facts ? playingHistory(publicDecisions(facts, otherSide(position.own.side))) : NO_HISTORY;
  return netFeatures(position, history);
}

function actionIndex({ view, seat }: FactualTurn, written: AgentAvenueMove): number {
  const move = MOVE_CODEC.parse(written);
  const action = move === null ? null : isTeamMatch(view) ? teamActionOf(move, seat) : actionOf(move);
  if (action === null) throw new Error(`a net has no such move: ${JSON.stringify(written)}`);
  return action;
}
