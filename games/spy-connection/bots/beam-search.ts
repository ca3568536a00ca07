import type { Budget } from '@safehouse/contract';
import type { State } from '../rules/state.ts';
import { type BeamNode, expand, isForeseeable, pruneBeam } from './beam-node.ts';
import type { PositionWeights, WinEstimator } from './win-estimator.ts';

export interface SearchLimits {
  /** Own turns to look ahead, without extra turns. */
  readonly turns: number;
  readonly width: number;
  readonly weights: PositionWeights;
}

const MAX_PLANS_PER_NODE = 7;

export interface SearchResult {
  /** The best nodes at the end of the beam, then first turns that were pruned. */
  readonly nodes: readonly BeamNode[];
  /** By the moves of a first turn: how many nodes after it were expanded. */
  readonly visits: ReadonlyMap<readonly number[], number>;
}

/** Beam search over the seat's next turns. The beam gets wider as long as the budget lasts. */
export function beamSearch(estimator: WinEstimator, state: State, budget: Budget, limits: SearchLimits): SearchResult {
  const root: BeamNode = {
    state,
    turnsTaken: 0,
    discountedPoints: 0,
    value: 0,
    next: 'turn',
    firstTurnMoves: [],
  };
  const firstTurns = pruneBeam(expand(root, estimator, Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
  const visits = new Map(firstTurns.map(({ firstTurnMoves }) => [firstTurnMoves, 0]));
  let nodes = firstTurns;
  let rounds = 0;
  const expandInBudget = (node: BeamNode): BeamNode[] | null => {
    if (!budget.allows(rounds++)) return null;
    visits.set(node.firstTurnMoves, (visits.get(node.firstTurnMoves) ?? 0) + 1);
    return expand(node, estimator, MAX_PLANS_PER_NODE);
  };
  for (let width = 2; width <= limits.width && firstTurns.length > 1; width *= 2) {
    const deeper = runBeam(firstTurns, { ...limits, width }, expandInBudget);
    if (!deeper) break;
    nodes = deeper;
  }
  return { nodes, visits };
}

/** One beam from the first turns to the horizon; null if the budget runs out. */
function runBeam(
  firstTurns: readonly BeamNode[],
  { turns, width }: Pick<SearchLimits, 'turns' | 'width'>,
  expandNode: (node: BeamNode) => BeamNode[] | null,
): BeamNode[] | null {
  let beam = pruneBeam(firstTurns, width);
  const pruned = firstTurns.filter((node) => !beam.includes(node));
  const isOpen = (node: BeamNode) => node.turnsTaken < turns && isForeseeable(node);
  // An extra turn is a separate step, so there may be more steps than turns.
  for (let step = 0; step < 2 * turns && beam.some(isOpen); step++) {
    const next: BeamNode[] = [];
    for (const node of beam) {
      const children = isOpen(node) ? expandNode(node) : [node];
      if (!children) return null;
      next.push(...children);
    }
    beam = pruneBeam(next, width);
  }
  return [...beam, ...pruned];
}
