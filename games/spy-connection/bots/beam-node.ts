import { score } from '../rules/score.ts';
import { clone, type State } from '../rules/state.ts';
import { beginTurn } from '../rules/turns.ts';
import { probabilityStillPlaying, shiftHorizon } from './match-horizon.ts';
import { executePlan } from './plan-execution.ts';
import { rankPlans } from './plan-policy.ts';
import type { WinEstimator } from './win-estimator.ts';

/** A position of the seat that plans, some turns of its own from now; the others are thought to stand still. */
export interface BeamNode {
  readonly state: State;
  /** Turns taken since the beginning, extra turns not counted. */
  readonly turnsTaken: number;
  /** Points won since the beginning, each as likely as the match lasts until then. */
  readonly discountedPoints: number;
  /** How likely a win seems. */
  readonly value: number;
  /** Extra: the turn goes on with another of the same seat. Over: the seat has had its last. */
  readonly next: 'turn' | 'extra' | 'over';
  /** The moves of the first turn. */
  readonly firstTurnMoves: readonly number[];
}

/** All positions that a turn can lead to, of the plans that promise most. */
export function expand(node: BeamNode, prospect: WinEstimator, mostPlans: number): BeamNode[] {
  const { tourEstimator } = prospect;
  const horizon = shiftHorizon(prospect.horizon, node.turnsTaken);
  const ranked = rankPlans(node.state, tourEstimator, horizon).filter(
    ({ plan }) => plan.type !== 'accept' || prospect.openMissions.has(node.state.display[plan.place]),
  );
  return ranked.slice(0, mostPlans).flatMap(({ plan }) => {
    const state = clone(node.state);
    const noted: number[] = [];
    if (!executePlan({ state, tourEstimator, horizon, recordedMoves: noted }, plan)) return [];
    return [createChildNode(node, state, noted, prospect)];
  });
}

/** The position after a turn, made ready for the next one of the same seat. */
function createChildNode(
  node: BeamNode,
  state: State,
  noted: readonly number[],
  prospect: WinEstimator,
): BeamNode {
  const { seat } = prospect;
  const gain = score(state, state.players[seat]) - score(node.state, node.state.players[seat]);
  const won = node.discountedPoints + gain * probabilityStillPlaying(node.turnsTaken, prospect.horizon);
  const moves = node.firstTurnMoves.length > 0 ? node.firstTurnMoves : noted;
  if (state.result === null && state.active === seat) {
    const value = prospect.winProbability(state, node.turnsTaken, won);
    return {
      state,
      turnsTaken: node.turnsTaken,
      discountedPoints: won,
      value,
      next: 'extra',
      firstTurnMoves: moves,
    };
  }
  const clock = node.turnsTaken + 1;
  if (state.result !== null || state.lastTurnsLeft !== null) {
    return {
      state,
      turnsTaken: clock,
      discountedPoints: won,
      value: prospect.winProbabilityAfterLastTurn(state, clock),
      next: 'over',
      firstTurnMoves: moves,
    };
  }
  beginTurn(state, seat, 'regular', null);
  return {
    state,
    turnsTaken: clock,
    discountedPoints: won,
    value: prospect.winProbability(state, clock, won),
    next: 'turn',
    firstTurnMoves: moves,
  };
}

/** The best of each position, and no more than `width` of them. */
export function pruneBeam(nodes: readonly BeamNode[], width: number): BeamNode[] {
  const seen = new Set<number>();
  return nodes
    .toSorted((one, other) => other.value - one.value)
    .filter((node) => {
      const print = positionHash(node);
      if (seen.has(print)) return false;
      seen.add(print);
      return true;
    })
    .slice(0, width);
}

/** Positions that differ only in the order in which things were done have the same one. */
function positionHash({ state, next }: BeamNode): number {
  const ring = state.players[state.active];
  let print = (ring.spy + 1) * 7919 + (next === 'over' ? 1 : 0);
  ring.agents.forEach((agents, space) => {
    if (agents > 0) print = (print + Math.imul(space * 3 + agents, 0x9e3779b1 + space)) | 0;
  });
  for (const card of ring.missions) {
    print = (print + Math.imul(card * 64 + state.marks[card] + 7, 0x85ebca6b)) | 0;
  }
  for (const card of ring.completed) print = (print + Math.imul(card + 11, 0xc2b2ae35)) | 0;
  return print;
}
