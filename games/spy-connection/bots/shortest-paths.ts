import type { CompiledBoard } from '../rules/board.ts';
import { otherEnd } from '../rules/network.ts';
import type { State } from '../rules/state.ts';

/** Far more than any number of agents on a way. */
const TURN_WEIGHT = 4096;
const UNREACHED = 1 << 30;

/** The map as one seat finds it: what a connection costs, and how far every city is. */
export class ShortestPaths {
  /** By connection: agents to place; 0 where it is secured. */
  readonly connectionCost: Int32Array;
  /** By city, from the last point measured: turns of connecting (none inside the network), and agents for them. */
  readonly turnsTo: Int32Array;
  readonly agentsTo: Int32Array;

  readonly #board: CompiledBoard;
  readonly #distance: Int32Array;
  readonly #arrivalConnection: Int32Array;
  readonly #settled: Uint8Array;
  readonly #path: number[] = [];
  /** By space: what the seat would have to place there. */
  readonly #agentsNeeded: Int32Array;
  readonly #agentsNeededIfEmpty: Int32Array;

  constructor(board: CompiledBoard) {
    this.#board = board;
    const cities = board.cityIds.length;
    this.connectionCost = new Int32Array(board.connectionIds.length);
    this.turnsTo = new Int32Array(cities);
    this.agentsTo = new Int32Array(cities);
    this.#distance = new Int32Array(cities);
    this.#arrivalConnection = new Int32Array(cities);
    this.#settled = new Uint8Array(cities);
    this.#agentsNeeded = new Int32Array(board.spaceIds.length);
    this.#agentsNeededIfEmpty = new Int32Array(board.spaceIds.length);
  }

  load({ seatMasks }: State, seat: number): void {
    const own = 1 << seat;
    for (let space = 0; space < seatMasks.length; space++) {
      this.#agentsNeededIfEmpty[space] = seatMasks[space] & ~own ? 2 : 1;
      this.#agentsNeeded[space] = seatMasks[space] & own ? 0 : this.#agentsNeededIfEmpty[space];
    }
    for (let connection = 0; connection < this.connectionCost.length; connection++)
      this.resetCost(connection);
  }

  /** Secured from now on. */
  markSecured(connection: number): void {
    this.connectionCost[connection] = 0;
  }

  /** As the agents on the board have it. */
  resetCost(connection: number): void {
    const row = this.#board.spacesOfConnection[connection];
    let cost = 0;
    for (let i = 0; i < row.length; i++) cost += this.#agentsNeeded[row[i]];
    this.connectionCost[connection] = cost;
  }

  removeAgents(space: number): void {
    this.#agentsNeeded[space] = this.#agentsNeededIfEmpty[space];
    for (let connection = 0; connection < this.connectionCost.length; connection++)
      this.resetCost(connection);
  }

  restoreAgents(space: number): void {
    this.#agentsNeeded[space] = 0;
    for (let connection = 0; connection < this.connectionCost.length; connection++)
      this.resetCost(connection);
  }

  /** Dijkstra on a map of a dozen cities: looking through a list is quicker than keeping a heap. */
  computeFrom(from: number): void {
    const effort = this.#distance;
    effort.fill(UNREACHED);
    this.#settled.fill(0);
    effort[from] = 0;
    for (let city = from; city >= 0; city = this.#nearestUnsettled()) this.#settle(city);
  }

  #nearestUnsettled(): number {
    let city = -1;
    let least = UNREACHED;
    for (let i = 0; i < this.#distance.length; i++) {
      if (this.#settled[i] !== 0 || this.#distance[i] >= least) continue;
      least = this.#distance[i];
      city = i;
    }
    return city;
  }

  #settle(city: number): void {
    const effort = this.#distance[city];
    this.#settled[city] = 1;
    this.turnsTo[city] = Math.floor(effort / TURN_WEIGHT);
    this.agentsTo[city] = effort % TURN_WEIGHT;
    const connections = this.#board.connectionsOfCity[city];
    for (let i = 0; i < connections.length; i++) {
      const connection = connections[i];
      const cost = this.connectionCost[connection];
      const to = otherEnd(this.#board, connection, city);
      const there = cost === 0 ? effort : effort + TURN_WEIGHT + cost;
      if (there >= this.#distance[to]) continue;
      this.#distance[to] = there;
      this.#arrivalConnection[to] = connection;
    }
  }

  /** The connections from a city back to where was measured from, the farthest first. The list is used again. */
  pathTo(goal: number, from: number): readonly number[] {
    const way = this.#path;
    way.length = 0;
    for (let city = goal; city !== from; city = otherEnd(this.#board, way[way.length - 1], city)) {
      way.push(this.#arrivalConnection[city]);
    }
    return way;
  }
}
