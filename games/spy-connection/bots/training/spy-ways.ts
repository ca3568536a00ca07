import type { CompiledBoard } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';

const MAX_COST = 20;

/** What a spy can reach. By connection: agents to place. By city: connections and agents needed to get there. */
export interface SpyWays {
  readonly board: CompiledBoard;
  readonly isInNetwork: readonly boolean[];
  readonly connectionCosts: readonly number[];
  readonly steps: readonly number[];
  readonly agents: readonly number[];
}

/** For any seat, not only the active one. */
export function findSpyWays(state: State, seat: number): SpyWays {
  const { board } = state;
  const connectionCosts = board.spacesOfConnection.map((row) =>
    row.reduce((cost, space) => cost + agentsNeeded(state.seatMasks[space], 1 << seat), 0),
  );
  const { spy } = state.players[seat];
  const origin = board.cityIds.map((_, city) => (city === spy ? 0 : 1));
  const isInNetwork = cheapestWays(
    board,
    connectionCosts.map((cost) => Math.min(cost, 1)),
    origin,
  ).map((n) => n === 0);
  const start = (most: number) => isInNetwork.map((isReached) => (isReached ? 0 : most));
  return {
    board,
    isInNetwork,
    connectionCosts,
    steps: cheapestWays(
      board,
      connectionCosts.map(() => 1),
      start(board.cityIds.length),
    ),
    agents: cheapestWays(board, connectionCosts, start(MAX_COST)),
  };
}

function agentsNeeded(seatsOnSpace: number, seat: number): number {
  if (seatsOnSpace & seat) return 0;
  return seatsOnSpace === 0 ? 1 : 2;
}

/** By city: the lowest cost, given the costs of the cities at the start and of the connections. */
function cheapestWays({ cityA, cityB }: CompiledBoard, costs: readonly number[], start: readonly number[]): number[] {
  const cheapest = [...start];
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    costs.forEach((cost, connection) => {
      const [a, b] = [cityA[connection], cityB[connection]];
      const [toA, toB] = [Math.min(cheapest[a], cheapest[b] + cost), Math.min(cheapest[b], cheapest[a] + cost)];
      hasChanged ||= toA < cheapest[a] || toB < cheapest[b];
      [cheapest[a], cheapest[b]] = [toA, toB];
    });
  }
  return cheapest;
}

/** The fewest turns to visit these cities in any order, assuming that there are always enough agents. */
export function turnsToVisit(ways: SpyWays, spy: number, cities: readonly number[]): number {
  return fewest(cities, (city) => (city === spy ? 0 : Math.max(1, ways.steps[city])) + turnsAfter(ways, city, cities));
}

/** The same if the spy were in this city. */
export function turnsFrom(ways: SpyWays, at: number, cities: readonly number[]): number {
  return fewest(cities, (city) => turnsBetween(ways, at, city) + turnsAfter(ways, city, cities));
}

/** For the remaining cities. */
function turnsAfter(ways: SpyWays, at: number, cities: readonly number[]): number {
  return turnsFrom(
    ways,
    at,
    cities.filter((city) => city !== at),
  );
}

function fewest(cities: readonly number[], turnsVia: (city: number) => number): number {
  return cities.length === 0 ? 0 : Math.min(...cities.map(turnsVia));
}

function turnsBetween({ board, isInNetwork }: SpyWays, from: number, to: number): number {
  if (from === to) return 0;
  return isInNetwork[from] && isInNetwork[to] ? 1 : hopsOn(board)[from][to];
}

const hopTables = new WeakMap<CompiledBoard, number[][]>();

/** By two cities: the fewest connections between them. */
function hopsOn(board: CompiledBoard): number[][] {
  const known = hopTables.get(board);
  if (known) return known;
  const { cityIds, connectionIds } = board;
  const costs = connectionIds.map(() => 1);
  const start = (from: number) => cityIds.map((_, city) => (city === from ? 0 : cityIds.length));
  const table = cityIds.map((_, from) => cheapestWays(board, costs, start(from)));
  hopTables.set(board, table);
  return table;
}
