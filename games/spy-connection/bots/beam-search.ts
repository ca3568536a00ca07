import type { Budget } from '@safehouse/contract';
import type { State } from '../rules/state.ts';
import { type BeamNode, expand, pruneBeam } from './beam-node.ts';
import type { WinEstimator } from './win-estimator.ts';

/** How far and how wide to look. */
export interface SearchLimits {
  /** Turns of the seat itself, extra turns not counted. */
  readonly turns: number;
  readonly width: number;
}

const MAX_PLANS_PER_NODE = 7;

export interface SearchResult {
  /** First turns, each with the best that it was found to lead to; those that were followed farthest first. */
  readonly nodes: readonly BeamNode[];
  /** By the moves of a first turn: how many positions after it were looked at. */
  readonly visits: ReadonlyMap<readonly number[], number>;
}

/** Beam search over the own turns to come, wider and wider while the budget lasts. */
export function beamSearch(
  prospect: WinEstimator,
  state: State,
  budget: Budget,
  reach: SearchLimits,
): SearchResult {
  const root: BeamNode = {
    state,
    turnsTaken: 0,
    discountedPoints: 0,
    value: 0,
    next: 'turn',
    firstTurnMoves: [],
  };
  const firsts = pruneBeam(expand(root, prospect, Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
  const visits = new Map(firsts.map(({ firstTurnMoves }) => [firstTurnMoves, 0]));
  let nodes = firsts;
  let rounds = 0;
  const follow = (node: BeamNode): BeamNode[] | null => {
    if (!budget.allows(rounds++)) return null;
    visits.set(node.firstTurnMoves, (visits.get(node.firstTurnMoves) ?? 0) + 1);
    return expand(node, prospect, MAX_PLANS_PER_NODE);
  };
  for (let width = 2; width <= reach.width && firsts.length > 1; width *= 2) {
    const deeper = runBeam(firsts, { ...reach, width }, follow);
    if (!deeper) break;
    nodes = deeper;
  }
  return { nodes, visits };
}

/** One beam from the first turns to the horizon; null where the budget ran out on the way. */
function runBeam(
  firsts: readonly BeamNode[],
  { turns, width }: SearchLimits,
  follow: (node: BeamNode) => BeamNode[] | null,
): BeamNode[] | null {
  let beam = pruneBeam(firsts, width);
  const dropped = firsts.filter((node) => !beam.includes(node));
  const isOpen = (node: BeamNode) => node.next !== 'over' && node.turnsTaken < turns;
  // Extra turns take a step without taking time, so there may be more steps than turns.
  for (let step = 0; step < 2 * turns && beam.some(isOpen); step++) {
    const next: BeamNode[] = [];
    for (const node of beam) {
      const after = isOpen(node) ? follow(node) : [node];
      if (!after) return null;
      next.push(...after);
    }
    beam = pruneBeam(next, width);
  }
  return [...beam, ...dropped];
}
