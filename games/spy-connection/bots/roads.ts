import type { Board } from '../rules/board.ts';
import { farEnd } from '../rules/network.ts';
import type { State } from '../rules/state.ts';

/** Far more than any number of agents on a way. */
const TURN = 4096;
const FAR = 1 << 30;

/** The map as one seat finds it: what a connection costs, and how far every city is. */
export class Roads {
  /** By connection: agents to place; 0 where it is secured. */
  readonly cost: Int32Array;
  /** By city, from the last point measured: turns of connecting (none inside the network), and agents for them. */
  readonly turns: Int32Array;
  readonly agents: Int32Array;

  readonly #board: Board;
  readonly #effort: Int32Array;
  readonly #arrival: Int32Array;
  readonly #settled: Uint8Array;
  readonly #way: number[] = [];
  /** By space: what the seat would have to place there. */
  readonly #price: Int32Array;
  readonly #fullPrice: Int32Array;

  constructor(board: Board) {
    this.#board = board;
    const cities = board.cities.length;
    this.cost = new Int32Array(board.connections.length);
    this.turns = new Int32Array(cities);
    this.agents = new Int32Array(cities);
    this.#effort = new Int32Array(cities);
    this.#arrival = new Int32Array(cities);
    this.#settled = new Uint8Array(cities);
    this.#price = new Int32Array(board.spaces.length);
    this.#fullPrice = new Int32Array(board.spaces.length);
  }

  load({ presence }: State, seat: number): void {
    const own = 1 << seat;
    for (let space = 0; space < presence.length; space++) {
      this.#fullPrice[space] = presence[space] & ~own ? 2 : 1;
      this.#price[space] = presence[space] & own ? 0 : this.#fullPrice[space];
    }
    for (let connection = 0; connection < this.cost.length; connection++) this.reopen(connection);
  }

  /** Secured from now on. */
  close(connection: number): void {
    this.cost[connection] = 0;
  }

  /** As the agents on the board have it. */
  reopen(connection: number): void {
    const row = this.#board.rows[connection];
    let cost = 0;
    for (let i = 0; i < row.length; i++) cost += this.#price[row[i]];
    this.cost[connection] = cost;
  }

  vacate(space: number): void {
    this.#price[space] = this.#fullPrice[space];
    for (let connection = 0; connection < this.cost.length; connection++) this.reopen(connection);
  }

  restore(space: number): void {
    this.#price[space] = 0;
    for (let connection = 0; connection < this.cost.length; connection++) this.reopen(connection);
  }

  /** Dijkstra on a map of a dozen cities: looking through a list is quicker than keeping a heap. */
  measure(from: number): void {
    const effort = this.#effort;
    effort.fill(FAR);
    this.#settled.fill(0);
    effort[from] = 0;
    for (let city = from; city >= 0; city = this.#nearest()) this.#settle(city);
  }

  #nearest(): number {
    let city = -1;
    let least = FAR;
    for (let i = 0; i < this.#effort.length; i++) {
      if (this.#settled[i] !== 0 || this.#effort[i] >= least) continue;
      least = this.#effort[i];
      city = i;
    }
    return city;
  }

  #settle(city: number): void {
    const effort = this.#effort[city];
    this.#settled[city] = 1;
    this.turns[city] = Math.floor(effort / TURN);
    this.agents[city] = effort % TURN;
    const connections = this.#board.connectionsOf[city];
    for (let i = 0; i < connections.length; i++) {
      const connection = connections[i];
      const cost = this.cost[connection];
      const to = farEnd(this.#board, connection, city);
      const there = cost === 0 ? effort : effort + TURN + cost;
      if (there >= this.#effort[to]) continue;
      this.#effort[to] = there;
      this.#arrival[to] = connection;
    }
  }

  /** The connections from a city back to where was measured from, the farthest first. The list is used again. */
  wayTo(goal: number, from: number): readonly number[] {
    const way = this.#way;
    way.length = 0;
    for (let city = goal; city !== from; city = farEnd(this.#board, way[way.length - 1], city)) {
      way.push(this.#arrival[city]);
    }
    return way;
  }
}
