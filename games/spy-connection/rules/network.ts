import { clearList, contains } from '@safehouse/contract';
import type { CompiledBoard } from './board.ts';
import { activePlayer, type State } from './state.ts';

/** SC-3: the cities the active spy can reach over secured connections, the nearest first, including the spy's own. */
export function activeNetwork(state: State): readonly number[] {
  const ring = activePlayer(state);
  if (ring.isNetworkStale) {
    collectNetwork(state, ring.spy, ring.network);
    ring.isNetworkStale = false;
  }
  return ring.network;
}

function collectNetwork(state: State, start: number, cities: number[]): void {
  const { board } = state;
  clearList(cities);
  cities.push(start);
  for (let i = 0; i < cities.length; i++) {
    const connections = board.connectionsOfCity[cities[i]];
    for (let j = 0; j < connections.length; j++) {
      if (!isSecured(state, connections[j])) continue;
      const goal = otherEnd(board, connections[j], cities[i]);
      if (!contains(cities, goal)) cities.push(goal);
    }
  }
}

function isSecured(state: State, connection: number): boolean {
  const seat = 1 << state.active;
  const row = state.board.spacesOfConnection[connection];
  for (let i = 0; i < row.length; i++) if ((state.seatMasks[row[i]] & seat) === 0) return false;
  return true;
}

export function otherEnd(board: CompiledBoard, connection: number, city: number): number {
  const a = board.cityA[connection];
  return city === a ? board.cityB[connection] : a;
}
