import { score } from '../rules/score.ts';
import { clone, type State } from '../rules/state.ts';
import { beginTurn } from '../rules/turns.ts';
import { carryOut } from './carry.ts';
import { later, likely } from './outlook.ts';
import { rank } from './policy.ts';
import type { Prospect } from './prospect.ts';

/** A position of the seat that plans, some turns of its own from now; the others are thought to stand still. */
export interface Node {
  readonly state: State;
  /** Turns taken since the beginning, extra turns not counted. */
  readonly clock: number;
  /** Points won since the beginning, each as likely as the match lasts until then. */
  readonly won: number;
  /** How likely a win seems. */
  readonly value: number;
  /** Extra: the turn goes on with another of the same seat. Over: the seat has had its last. */
  readonly next: 'turn' | 'extra' | 'over';
  /** The moves of the first turn. */
  readonly moves: readonly number[];
}

/** All positions that a turn can lead to, of the plans that promise most. */
export function expand(node: Node, prospect: Prospect, mostPlans: number): Node[] {
  const { tour } = prospect;
  const horizon = later(prospect.horizon, node.clock);
  const ranked = rank(node.state, tour, horizon).filter(
    ({ plan }) => plan.type !== 'accept' || prospect.open.has(node.state.display[plan.place]),
  );
  return ranked.slice(0, mostPlans).flatMap(({ plan }) => {
    const state = clone(node.state);
    const noted: number[] = [];
    if (!carryOut({ state, tour, horizon, noted }, plan)) return [];
    return [follow(node, state, noted, prospect)];
  });
}

/** The position after a turn, made ready for the next one of the same seat. */
function follow(node: Node, state: State, noted: readonly number[], prospect: Prospect): Node {
  const { seat } = prospect;
  const gain = score(state, state.rings[seat]) - score(node.state, node.state.rings[seat]);
  const won = node.won + gain * likely(node.clock, prospect.horizon);
  const moves = node.moves.length > 0 ? node.moves : noted;
  if (state.result === null && state.active === seat) {
    const value = prospect.expected(state, node.clock, won);
    return { state, clock: node.clock, won, value, next: 'extra', moves };
  }
  const clock = node.clock + 1;
  if (state.result !== null || state.lastTurnsLeft !== null) {
    return { state, clock, won, value: prospect.ended(state, clock), next: 'over', moves };
  }
  beginTurn(state, seat, 'regular', null);
  return { state, clock, won, value: prospect.expected(state, clock, won), next: 'turn', moves };
}

/** The best of each position, and no more than `width` of them. */
export function best(nodes: readonly Node[], width: number): Node[] {
  const seen = new Set<number>();
  return nodes
    .toSorted((one, other) => other.value - one.value)
    .filter((node) => {
      const print = fingerprint(node);
      if (seen.has(print)) return false;
      seen.add(print);
      return true;
    })
    .slice(0, width);
}

/** Positions that differ only in the order in which things were done have the same one. */
function fingerprint({ state, next }: Node): number {
  const ring = state.rings[state.active];
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
