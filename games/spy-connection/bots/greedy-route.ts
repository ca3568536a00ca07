import { connectionCost } from '../rules/moves/connect.ts';
import { otherEnd } from '../rules/network.ts';
import { activePlayer, type State } from '../rules/state.ts';

/** `connections`: in travel order. */
export interface SpyRoute {
  readonly goal: number;
  readonly connections: readonly number[];
}

/** More than any number of agents. */
const TURN_WEIGHT = 1000;

/** The best route from the spy's city to one of the goals: the fewest turns, then the fewest agents (Bellman-Ford). */
export function findBestRoute(state: State, goals: readonly number[]): SpyRoute | null {
  const { board } = state;
  const { spy } = activePlayer(state);
  const effort = board.cityIds.map((_, city) => (city === spy ? 0 : Number.POSITIVE_INFINITY));
  const arrival: number[] = [];
  const steps = board.connectionIds.map((_, connection) => connectionEffort(state, connection));
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    steps.forEach((step, connection) => {
      for (const from of [board.cityA[connection], board.cityB[connection]]) {
        const to = otherEnd(board, connection, from);
        if (effort[from] + step >= effort[to]) continue;
        effort[to] = effort[from] + step;
        arrival[to] = connection;
        hasChanged = true;
      }
    });
  }
  const goal = goals.filter((city) => city !== spy).sort((a, b) => effort[a] - effort[b])[0];
  return goal === undefined ? null : { goal, connections: traceRoute(state, arrival, goal) };
}

/** SC-16: travelling over secured connections takes no turn of its own. */
function connectionEffort(state: State, connection: number): number {
  const agents = connectionCost(state, connection);
  return agents === 0 ? 0 : TURN_WEIGHT + agents;
}

function traceRoute(state: State, arrival: readonly number[], goal: number): number[] {
  const connections: number[] = [];
  for (let city = goal; city !== activePlayer(state).spy; ) {
    connections.unshift(arrival[city]);
    city = otherEnd(state.board, arrival[city], city);
  }
  return connections;
}
