import { score } from '../rules/score.ts';
import { clone, type State } from '../rules/state.ts';
import { beginTurn } from '../rules/turns.ts';
import { probabilityStillPlaying, shiftHorizon } from './match-horizon.ts';
import { executePlan } from './plan-execution.ts';
import { rankPlans } from './plan-policy.ts';
import type { WinEstimator } from './win-estimator.ts';

/** A position after some turns of the planning seat; the opponents are assumed not to move. */
export interface BeamNode {
  readonly state: State;
  /** Since the root, without extra turns. */
  readonly turnsTaken: number;
  /** Points gained since the root, weighted by the probability that the match lasts until then. */
  readonly discountedPoints: number;
  /** The estimated win probability. */
  readonly value: number;
  /** `extra`: the same seat has an extra turn now. `over`: the seat has taken its last turn. */
  readonly next: 'turn' | 'extra' | 'over';
  /** The moves of the first turn. */
  readonly firstTurnMoves: readonly number[];
}

/** After this many turns of others, an open mission is assumed to be taken. */
const OPEN_MISSION_TURNS = 6;

/**
 * Does it make sense to plan further turns? A seat with hardly any missions left will accept new ones, and if those are
 * not known yet, the estimate is better than turns without a purpose.
 */
export function isForeseeable({ state, turnsTaken, next }: BeamNode): boolean {
  if (next !== 'turn') return next === 'extra';
  return state.players[state.active].missions.length > 1 || areOpenMissionsLeft(state, turnsTaken);
}

function areOpenMissionsLeft({ players }: State, turnsTaken: number): boolean {
  return turnsTaken * (players.length - 1) <= OPEN_MISSION_TURNS;
}

/** The positions after the best plans for the next turn. */
export function expand(node: BeamNode, estimator: WinEstimator, maxPlans: number): BeamNode[] {
  const { tourEstimator } = estimator;
  const horizon = shiftHorizon(estimator.horizon, node.turnsTaken);
  const canAccept = areOpenMissionsLeft(node.state, node.turnsTaken);
  const ranked = rankPlans(node.state, tourEstimator, horizon).filter(
    ({ plan }) => plan.type !== 'accept' || (canAccept && estimator.openMissions.has(node.state.display[plan.index])),
  );
  return ranked.slice(0, maxPlans).flatMap(({ plan }) => {
    const state = clone(node.state);
    const recordedMoves: number[] = [];
    if (!executePlan({ state, tourEstimator, horizon, recordedMoves }, plan)) return [];
    const isFirstAccept = plan.type === 'accept' && node.firstTurnMoves.length === 0;
    const denial = isFirstAccept ? estimator.denialValue(plan.index) : 0;
    return [createChildNode(node, state, recordedMoves, estimator, denial)];
  });
}

/** The position after a turn, prepared for the next turn of the same seat. `bonus`: points beyond those gained. */
function createChildNode(
  parent: BeamNode,
  state: State,
  recordedMoves: readonly number[],
  estimator: WinEstimator,
  bonus: number,
): BeamNode {
  const { seat } = estimator;
  const gain = score(state, state.players[seat]) - score(parent.state, parent.state.players[seat]);
  const discountedPoints =
    parent.discountedPoints + bonus + gain * probabilityStillPlaying(parent.turnsTaken, estimator.horizon);
  const firstTurnMoves = parent.firstTurnMoves.length > 0 ? parent.firstTurnMoves : recordedMoves;
  const child = (turnsTaken: number, next: BeamNode['next'], value: number): BeamNode => ({
    state,
    turnsTaken,
    discountedPoints,
    value,
    next,
    firstTurnMoves,
  });
  if (state.result === null && state.active === seat) {
    const value = estimator.winProbability(state, parent.turnsTaken, discountedPoints);
    return child(parent.turnsTaken, 'extra', value);
  }
  const turnsTaken = parent.turnsTaken + 1;
  if (state.result !== null || state.lastTurnsLeft !== null) {
    return child(turnsTaken, 'over', estimator.winProbabilityAfterLastTurn(state, turnsTaken));
  }
  beginTurn(state, seat, 'regular', null);
  return child(turnsTaken, 'turn', estimator.winProbability(state, turnsTaken, discountedPoints));
}

/** The best `width` nodes, without duplicate positions. */
export function pruneBeam(nodes: readonly BeamNode[], width: number): BeamNode[] {
  const seen = new Set<number>();
  return nodes
    .toSorted((a, b) => b.value - a.value)
    .filter((node) => {
      const hash = positionHash(node);
      if (seen.has(hash)) return false;
      seen.add(hash);
      return true;
    })
    .slice(0, width);
}

/** Independent of the order of the moves that led to the position. */
function positionHash({ state, next }: BeamNode): number {
  const player = state.players[state.active];
  let hash = (player.spy + 1) * 7919 + (next === 'over' ? 1 : 0);
  player.agents.forEach((agents, space) => {
    if (agents > 0) hash = (hash + Math.imul(space * 3 + agents, 0x9e3779b1 + space)) | 0;
  });
  for (const card of player.missions) {
    hash = (hash + Math.imul(card * 64 + state.marks[card] + 7, 0x85ebca6b)) | 0;
  }
  for (const card of player.completed) hash = (hash + Math.imul(card + 11, 0xc2b2ae35)) | 0;
  return hash;
}
