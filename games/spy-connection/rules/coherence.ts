import type { Board } from './board.ts';
import { empty } from './lists.ts';
import { activeRing, type State } from './state.ts';

/**
 * SC-19: the spaces whose agents the active seat can take back while all others still hang together with the spy
 * (SC-4).
 *
 * One depth-first search from the spy's city finds them all: agents must stay where some part of the search below
 * them that holds agents has no other way back up.
 */
export function recallable(state: State): readonly number[] {
  const ring = activeRing(state);
  if (ring.recallableStale) {
    const { board, presence } = state;
    startSearch(board.firstNeighbour.length, ring.recallable);
    visit(board, presence, 1 << state.active, presence.length + ring.spy);
    ring.recallableStale = false;
  }
  return ring.recallable;
}

/** By node, the time when it was last met. Time goes on from search to search, so that nothing needs wiping. */
let met = new Int32Array(0);
const LATEST = 1_000_000_000;
let clock = 0;

/** The search going on. */
let started = 0;
let spacesMet = 0;
let found: number[] = [];

function startSearch(nodes: number, into: number[]): void {
  if (met.length < nodes || clock > LATEST) {
    met = new Int32Array(Math.max(met.length, nodes));
    clock = 0;
  }
  started = clock;
  spacesMet = 0;
  found = into;
  empty(found);
}

/** Visits all that hangs on a node; the answer is the earliest node that can be reached from there. */
function visit(board: Board, presence: readonly number[], seat: number, node: number): number {
  const now = ++clock;
  met[node] = now;
  let earliest = now;
  let free = node < presence.length;
  if (free) spacesMet++;
  const end = board.firstNeighbour[node + 1];
  for (let i = board.firstNeighbour[node]; i < end; i++) {
    const next = board.neighbours[i];
    if (next < presence.length && (presence[next] & seat) === 0) continue;
    let reached = met[next];
    if (reached <= started) {
      const before = spacesMet;
      reached = visit(board, presence, seat, next);
      if (reached >= now && spacesMet > before) free = false;
    }
    if (reached < earliest) earliest = reached;
  }
  if (free) found.push(node);
  return earliest;
}
