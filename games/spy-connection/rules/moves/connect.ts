import { type SpyNews, tell } from '../facts.ts';
import { contains } from '../lists.ts';
import { farEnd, network } from '../network.ts';
import { REFUSALS } from '../refusals.ts';
import { activeRing, type State } from '../state.ts';
import type { MoveKind } from './kind.ts';

/** SC-16: agents on every space of a connection, and the spy goes over it. */
export const connect: MoveKind = {
  refuse(state, connection) {
    const { board } = state;
    const ring = activeRing(state);
    if (state.phase !== 'action') return REFUSALS.turnUsed;
    if (board.a[connection] !== ring.spy && board.b[connection] !== ring.spy) return REFUSALS.spyElsewhere;
    const goal = farEnd(board, connection, ring.spy);
    if (contains(network(state), goal)) return REFUSALS.alreadyConnected;
    return canPay(state, connection) ? null : REFUSALS.connectionTooDear;
  },

  play(state, connection, news) {
    const ring = activeRing(state);
    if (news) tellConnected(state, connection, news);
    for (const space of state.board.rows[connection]) {
      const agents = agentsNeeded(state, space);
      ring.supply -= agents;
      ring.agents[space] += agents;
      state.presence[space] |= 1 << state.active;
    }
    ring.spy = farEnd(state.board, connection, ring.spy);
    ring.networkStale = true;
    ring.recallableStale = true;
    state.phase = 'wrap-up';
  },
};

function canPay(state: State, connection: number): boolean {
  const { supply } = activeRing(state);
  // Two agents everywhere is the dearest: mostly there is no need to look.
  return supply >= 2 * state.board.rows[connection].length || supply >= connectionCost(state, connection);
}

/** How many agents the active seat would have to place; none where the connection is secured. */
export function connectionCost(state: State, connection: number): number {
  const row = state.board.rows[connection];
  let cost = 0;
  for (let i = 0; i < row.length; i++) cost += agentsNeeded(state, row[i]);
  return cost;
}

function agentsNeeded(state: State, space: number): number {
  const seats = state.presence[space];
  if (seats === 0) return 1;
  return seats & (1 << state.active) ? 0 : 2;
}

/** Before the agents are placed. */
function tellConnected(state: State, connection: number, news: NonNullable<SpyNews>): void {
  const { board, active } = state;
  const { spy } = activeRing(state);
  const placed = board.rows[connection]
    .map((space) => ({ space: board.spaces[space], agents: agentsNeeded(state, space) }))
    .filter(({ agents }) => agents > 0);
  tell(news, {
    type: 'connected',
    seat: active,
    via: board.connections[connection],
    from: board.cities[spy],
    to: board.cities[farEnd(board, connection, spy)],
    placed,
  });
}
