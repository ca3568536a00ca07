import { contains } from '@safehouse/contract';
import { addFact, type FactSink } from '../facts.ts';
import { activeNetwork, otherEnd } from '../network.ts';
import { REFUSALS } from '../refusals.ts';
import { activePlayer, type State } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** SC-16: places agents on every space of a connection, and moves the spy along it. */
export const connect: MoveKind = {
  refuse(state, connection) {
    const { board } = state;
    const ring = activePlayer(state);
    if (state.phase !== 'action') return REFUSALS.turnUsed;
    if (board.cityA[connection] !== ring.spy && board.cityB[connection] !== ring.spy) return REFUSALS.spyElsewhere;
    const goal = otherEnd(board, connection, ring.spy);
    if (contains(activeNetwork(state), goal)) return REFUSALS.alreadyConnected;
    return canAffordConnection(state, connection) ? null : REFUSALS.connectionTooDear;
  },

  play(state, connection, facts) {
    const ring = activePlayer(state);
    if (facts) addConnectedFact(state, connection, facts);
    for (const space of state.board.spacesOfConnection[connection]) {
      const agents = agentsNeededOnSpace(state, space);
      ring.supply -= agents;
      ring.agents[space] += agents;
      state.seatMasks[space] |= 1 << state.active;
    }
    ring.spy = otherEnd(state.board, connection, ring.spy);
    ring.isNetworkStale = true;
    ring.isRecallableStale = true;
    state.phase = 'wrap-up';
  },
};

function canAffordConnection(state: State, connection: number): boolean {
  const { supply } = activePlayer(state);
  // Two agents on every space is the maximum: mostly the actual cost is not needed.
  return supply >= 2 * state.board.spacesOfConnection[connection].length || supply >= connectionCost(state, connection);
}

/** How many agents the active seat would have to place; 0 if the connection is secured. */
export function connectionCost(state: State, connection: number): number {
  const row = state.board.spacesOfConnection[connection];
  let cost = 0;
  for (let i = 0; i < row.length; i++) cost += agentsNeededOnSpace(state, row[i]);
  return cost;
}

function agentsNeededOnSpace(state: State, space: number): number {
  const seats = state.seatMasks[space];
  if (seats === 0) return 1;
  return seats & (1 << state.active) ? 0 : 2;
}

/** Called before the agents are placed. */
function addConnectedFact(state: State, connection: number, facts: NonNullable<FactSink>): void {
  const { board, active } = state;
  const { spy } = activePlayer(state);
  const placed = board.spacesOfConnection[connection]
    .map((space) => ({ space: board.spaceIds[space], agents: agentsNeededOnSpace(state, space) }))
    .filter(({ agents }) => agents > 0);
  addFact(facts, {
    type: 'connected',
    seat: active,
    via: board.connectionIds[connection],
    from: board.cityIds[spy],
    to: board.cityIds[otherEnd(board, connection, spy)],
    placed,
  });
}
