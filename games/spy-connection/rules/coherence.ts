import { clearList } from '@safehouse/contract';
import type { CompiledBoard } from './board.ts';
import { activePlayer, type State } from './state.ts';

/**
 * SC-19: the spaces whose agents the active seat can take back while all its other agents stay connected to the spy
 * (SC-4). One depth-first search from the spy's city finds them all: a space cannot be recalled if it is an
 * articulation point, that is, if a branch below it contains agents and has no other way back up.
 */
export function recallableSpaces(state: State): readonly number[] {
  const ring = activePlayer(state);
  if (ring.isRecallableStale) {
    const { board, seatMasks } = state;
    startSearch(board.firstNeighbour.length, ring.recallableSpaces);
    visit(board, seatMasks, 1 << state.active, seatMasks.length + ring.spy);
    ring.isRecallableStale = false;
  }
  return ring.recallableSpaces;
}

/** By node: the time of its last visit. Times keep increasing over all searches, so nothing needs clearing. */
let visitedAt = new Int32Array(0);
const MAX_VISIT_CLOCK = 1_000_000_000;
let visitClock = 0;

/** The search in progress. */
let searchStart = 0;
let spacesVisited = 0;
let searchResult: number[] = [];

function startSearch(nodes: number, into: number[]): void {
  if (visitedAt.length < nodes || visitClock > MAX_VISIT_CLOCK) {
    visitedAt = new Int32Array(Math.max(visitedAt.length, nodes));
    visitClock = 0;
  }
  searchStart = visitClock;
  spacesVisited = 0;
  searchResult = into;
  clearList(searchResult);
}

/** Visits a node and all below it. Returns the earliest visit time that can be reached from there. */
function visit(board: CompiledBoard, presence: readonly number[], seat: number, node: number): number {
  const now = ++visitClock;
  visitedAt[node] = now;
  let earliest = now;
  let free = node < presence.length;
  if (free) spacesVisited++;
  const end = board.firstNeighbour[node + 1];
  for (let i = board.firstNeighbour[node]; i < end; i++) {
    const next = board.neighbours[i];
    if (next < presence.length && (presence[next] & seat) === 0) continue;
    let reached = visitedAt[next];
    if (reached <= searchStart) {
      const before = spacesVisited;
      reached = visit(board, presence, seat, next);
      if (reached >= now && spacesVisited > before) free = false;
    }
    if (reached < earliest) earliest = reached;
  }
  if (free) searchResult.push(node);
  return earliest;
}
