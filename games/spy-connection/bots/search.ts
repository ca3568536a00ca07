import type { Budget } from '@safehouse/contract';
import type { State } from '../rules/state.ts';
import { best, expand, type Node } from './beam.ts';
import type { Prospect } from './prospect.ts';

/** How far and how wide to look. */
export interface Reach {
  /** Turns of the seat itself, extra turns not counted. */
  readonly turns: number;
  readonly width: number;
}

const MOST_PLANS = 7;

export interface Found {
  /** First turns, each with the best that it was found to lead to; those that were followed farthest first. */
  readonly nodes: readonly Node[];
  /** By the moves of a first turn: how many positions after it were looked at. */
  readonly visits: ReadonlyMap<readonly number[], number>;
}

/** Beam search over the own turns to come, wider and wider while the budget lasts. */
export function search(prospect: Prospect, state: State, budget: Budget, reach: Reach): Found {
  const root: Node = { state, clock: 0, won: 0, value: 0, next: 'turn', moves: [] };
  const firsts = best(expand(root, prospect, Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
  const visits = new Map(firsts.map(({ moves }) => [moves, 0]));
  let nodes = firsts;
  let rounds = 0;
  const follow = (node: Node): Node[] | null => {
    if (!budget.allows(rounds++)) return null;
    visits.set(node.moves, (visits.get(node.moves) ?? 0) + 1);
    return expand(node, prospect, MOST_PLANS);
  };
  for (let width = 2; width <= reach.width && firsts.length > 1; width *= 2) {
    const deeper = lookAhead(firsts, { ...reach, width }, follow);
    if (!deeper) break;
    nodes = deeper;
  }
  return { nodes, visits };
}

/** One beam from the first turns to the horizon; null where the budget ran out on the way. */
function lookAhead(
  firsts: readonly Node[],
  { turns, width }: Reach,
  follow: (node: Node) => Node[] | null,
): Node[] | null {
  let beam = best(firsts, width);
  const dropped = firsts.filter((node) => !beam.includes(node));
  const isOpen = (node: Node) => node.next !== 'over' && node.clock < turns;
  // Extra turns take a step without taking time, so there may be more steps than turns.
  for (let step = 0; step < 2 * turns && beam.some(isOpen); step++) {
    const next: Node[] = [];
    for (const node of beam) {
      const after = isOpen(node) ? follow(node) : [node];
      if (!after) return null;
      next.push(...after);
    }
    beam = best(next, width);
  }
  return [...beam, ...dropped];
}
