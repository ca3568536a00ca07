import type { Board } from './board.ts';
import { contains, empty } from './lists.ts';
import { activeRing, type State } from './state.ts';

/** SC-3: the cities the active spy can reach over secured connections, the nearest first, the spy's own included. */
export function network(state: State): readonly number[] {
  const ring = activeRing(state);
  if (ring.networkStale) {
    spread(state, ring.spy, ring.network);
    ring.networkStale = false;
  }
  return ring.network;
}

function spread(state: State, start: number, cities: number[]): void {
  const { board } = state;
  empty(cities);
  cities.push(start);
  for (let i = 0; i < cities.length; i++) {
    const connections = board.connectionsOf[cities[i]];
    for (let j = 0; j < connections.length; j++) {
      if (!isSecured(state, connections[j])) continue;
      const goal = farEnd(board, connections[j], cities[i]);
      if (!contains(cities, goal)) cities.push(goal);
    }
  }
}

function isSecured(state: State, connection: number): boolean {
  const seat = 1 << state.active;
  const row = state.board.rows[connection];
  for (let i = 0; i < row.length; i++) if ((state.presence[row[i]] & seat) === 0) return false;
  return true;
}

export function farEnd(board: Board, connection: number, city: number): number {
  const a = board.a[connection];
  return city === a ? board.b[connection] : a;
}
