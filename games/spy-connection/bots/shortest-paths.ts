import type { CompiledBoard } from '../rules/board.ts';
import { otherEnd } from '../rules/network.ts';
import type { State } from '../rules/state.ts';

/** More than any number of agents on a path. */
const TURN_WEIGHT = 4096;
const UNREACHED = 1 << 30;

/** What connections cost one seat, and the distance to every city. */
export class ShortestPaths {
  /** By connection: agents to place; 0 if it is secured. */
  readonly connectionCost: Int32Array;
  /** By city, from the last start: turns spent connecting (none inside the network), and agents for them. */
  readonly turnsTo: Int32Array;
  readonly agentsTo: Int32Array;

  readonly #board: CompiledBoard;
  readonly #distance: Int32Array;
  readonly #arrivalConnection: Int32Array;
  readonly #settled: Uint8Array;
  readonly #path: number[] = [];
  /** By space: agents the seat has to place there. */
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
    this.#resetCosts();
  }

  markSecured(connection: number): void {
    this.connectionCost[connection] = 0;
  }

  /** Recomputed from the agents on the board. */
  resetCost(connection: number): void {
    const spaces = this.#board.spacesOfConnection[connection];
    let cost = 0;
    for (let i = 0; i < spaces.length; i++) cost += this.#agentsNeeded[spaces[i]];
    this.connectionCost[connection] = cost;
  }

  removeAgents(space: number): void {
    this.#agentsNeeded[space] = this.#agentsNeededIfEmpty[space];
    this.#resetCosts();
  }

  restoreAgents(space: number): void {
    this.#agentsNeeded[space] = 0;
    this.#resetCosts();
  }

  #resetCosts(): void {
    for (let i = 0; i < this.connectionCost.length; i++) this.resetCost(i);
  }

  /** Dijkstra's algorithm; with a dozen cities a linear search is faster than a heap. */
  computeFrom(from: number): void {
    this.#distance.fill(UNREACHED);
    this.#settled.fill(0);
    this.#distance[from] = 0;
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
    const distance = this.#distance[city];
    this.#settled[city] = 1;
    this.turnsTo[city] = Math.floor(distance / TURN_WEIGHT);
    this.agentsTo[city] = distance % TURN_WEIGHT;
    const connections = this.#board.connectionsOfCity[city];
    for (let i = 0; i < connections.length; i++) {
      const connection = connections[i];
      const cost = this.connectionCost[connection];
      const to = otherEnd(this.#board, connection, city);
      const distanceThere = cost === 0 ? distance : distance + TURN_WEIGHT + cost;
      if (distanceThere >= this.#distance[to]) continue;
      this.#distance[to] = distanceThere;
      this.#arrivalConnection[to] = connection;
    }
  }

  /** The connections from a city back to the start, the farthest first. The list is reused by the next call. */
  pathTo(goal: number, from: number): readonly number[] {
    const path = this.#path;
    path.length = 0;
    for (let city = goal; city !== from; city = otherEnd(this.#board, path[path.length - 1], city)) {
      path.push(this.#arrivalConnection[city]);
    }
    return path;
  }
}
