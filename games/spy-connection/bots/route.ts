import { connectionCost } from '../rules/moves/connect.ts';
import { farEnd } from '../rules/network.ts';
import { activeRing, type State } from '../rules/state.ts';

/** A way for the spy: connections in order, and where it ends. */
export interface Route {
  readonly goal: number;
  readonly connections: readonly number[];
}

/** A turn weighs more than any number of agents. */
const TURN = 1000;

/** The best way from the spy's city to one of these: the fewest turns, then the fewest agents to place. */
export function bestRoute(state: State, goals: readonly number[]): Route | null {
  const { board } = state;
  const { spy } = activeRing(state);
  const effort = board.cities.map((_, city) => (city === spy ? 0 : Number.POSITIVE_INFINITY));
  const arrival: number[] = [];
  const steps = board.connections.map((_, connection) => stepEffort(state, connection));
  for (let better = true; better; ) {
    better = false;
    steps.forEach((step, connection) => {
      for (const from of [board.a[connection], board.b[connection]]) {
        const to = farEnd(board, connection, from);
        if (effort[from] + step >= effort[to]) continue;
        effort[to] = effort[from] + step;
        arrival[to] = connection;
        better = true;
      }
    });
  }
  const goal = goals.filter((city) => city !== spy).sort((one, other) => effort[one] - effort[other])[0];
  return goal === undefined ? null : { goal, connections: trace(state, arrival, goal) };
}

/** Secured connections take no turn of their own: the spy goes over them before connecting (SC-16). */
function stepEffort(state: State, connection: number): number {
  const agents = connectionCost(state, connection);
  return agents === 0 ? 0 : TURN + agents;
}

function trace(state: State, arrival: readonly number[], goal: number): number[] {
  const connections: number[] = [];
  for (let city = goal; city !== activeRing(state).spy; ) {
    connections.unshift(arrival[city]);
    city = farEnd(state.board, arrival[city], city);
  }
  return connections;
}
