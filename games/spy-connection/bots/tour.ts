import type { Board } from '../rules/board.ts';
import { farEnd } from '../rules/network.ts';
import { score } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { Hand } from './hand.ts';
import { type Horizon, likely, turnsAfter } from './outlook.ts';
import { Roads } from './roads.ts';

/** Points that a turn is worth once the missions in hand are done: new ones will be found. */
const POINTS_PER_TURN = 1.4;
/** In turns: what it costs to take back an agent from the network, and to be without one altogether. */
const RECALL = 0.06;
const SHORTAGE = 0.9;
/** Turns for a mission not yet in hand: about so many each, and some more until the first new one is there. */
const TURNS_PER_MISSION = 2.6;
const START_ANEW = 1.5;
const MOST_LEGS = 16;

/** A way to begin the tour; what is absent from it stays as it is. */
export interface Opening {
  readonly spy: number;
  readonly connection: number | null;
  readonly accepted: number | null;
  readonly planning: number;
  readonly dropped: number | null;
}

export function stayAt(spy: number): Opening {
  return { spy, connection: null, accepted: null, planning: 0, dropped: null };
}

/**
 * Imagines one seat's spy going round all cities of its missions, nearest first, with nobody in the way, and says what
 * the points on the way are worth. The later a mission is completed, the less likely it is before the match ends.
 */
export class Tour {
  readonly #board: Board;
  readonly #roads: Roads;
  readonly #hand: Hand;
  readonly #secured: number[] = [];
  /** When the missions of the last tour were completed. */
  readonly #completions: number[] = [];
  #horizon: Horizon = { end: 0, vague: 1 };
  #stay = stayAt(0);
  #supply = 0;
  #onBoard = 0;
  #done = 0;

  #spy = 0;
  #spare = 0;
  #lent = 0;
  #time = 0;
  #total = 0;

  constructor(board: Board) {
    this.#board = board;
    this.#roads = new Roads(board);
    this.#hand = new Hand(board);
  }

  /** Looks at a seat; the horizon is its own, from the turn that is under way. */
  load(state: State, seat: number, horizon: Horizon): void {
    const ring = state.rings[seat];
    this.#roads.load(state, seat);
    this.#hand.load(state, ring);
    this.#horizon = horizon;
    this.#stay = stayAt(ring.spy);
    this.#supply = ring.supply;
    this.#onBoard = 0;
    for (let space = 0; space < ring.agents.length; space++) this.#onBoard += ring.agents[space];
    this.#done = score(state, ring);
  }

  /** What the seat may expect to score in the end. */
  value(opening: Opening): number {
    this.#begin(opening);
    for (let legs = 0; this.#hand.length > 0 && legs < MOST_LEGS; legs++) {
      this.#roads.measure(this.#spy);
      const goal = this.#nextGoal();
      if (goal < 0) break;
      this.#walk(goal);
    }
    for (const connection of this.#secured) this.#roads.reopen(connection);
    this.#secured.length = 0;
    return this.#total + POINTS_PER_TURN * turnsAfter(this.#time, this.#horizon);
  }

  /** As if the agents of a space were gone. */
  valueWithout(space: number, opening: Opening): number {
    this.#roads.vacate(space);
    const value = this.value(opening);
    this.#roads.restore(space);
    return value;
  }

  /** In how many turns the seat could complete so many more missions. */
  turnsFor(missions: number): number {
    if (missions <= 0) return 0;
    const held = this.#hand.held;
    this.value(this.#stay);
    if (missions <= held) return this.#completions[missions - 1] ?? this.#time;
    return this.#time + START_ANEW + TURNS_PER_MISSION * (missions - held);
  }

  #begin(opening: Opening): void {
    this.#total = this.#done;
    this.#completions.length = 0;
    this.#time = 0;
    this.#spare = this.#supply - opening.planning;
    this.#lent = this.#onBoard;
    this.#hand.begin(opening.accepted, opening.planning);
    if (opening.dropped !== null) this.#spare += this.#hand.drop(opening.dropped);
    if (opening.connection !== null) this.#secure(opening.connection);
    this.#spy = opening.spy;
    this.#markHere();
  }

  /** The nearest city, rather one that brings missions to their end. */
  #nextGoal(): number {
    const { turns, agents } = this.#roads;
    let goal = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let city = 0; city < turns.length; city++) {
      const pull = this.#hand.pull[city];
      if (pull === 0 || city === this.#spy) continue;
      const effort = Math.max(turns[city], 1) - 0.45 * pull + 0.04 * agents[city];
      if (effort < least) {
        least = effort;
        goal = city;
      }
    }
    return goal;
  }

  /** Turn after turn along the shortest way, marking what lies on it. */
  #walk(goal: number): void {
    const way = this.#roads.wayTo(goal, this.#spy);
    let connected = false;
    for (let i = way.length - 1; i >= 0; i--) {
      const connection = way[i];
      this.#spy = farEnd(this.#board, connection, this.#spy);
      if (this.#roads.cost[connection] === 0) continue;
      this.#time++;
      this.#secure(connection);
      this.#markHere();
      connected = true;
    }
    if (connected && this.#hand.pull[goal] === 0) return;
    this.#time++;
    this.#markHere();
  }

  #secure(connection: number): void {
    const agents = this.#roads.cost[connection];
    this.#pay(agents);
    this.#lent += agents;
    this.#roads.close(connection);
    this.#secured.push(connection);
  }

  #pay(agents: number): void {
    this.#spare -= agents;
    if (this.#spare >= 0) return;
    const missing = -this.#spare;
    const recalled = Math.min(missing, this.#lent);
    this.#lent -= recalled;
    this.#time += RECALL * recalled + SHORTAGE * (missing - recalled);
    this.#spare = 0;
  }

  #markHere(): void {
    const hand = this.#hand;
    for (let i = hand.length - 1; i >= 0; i--) {
      if (!hand.mark(i, this.#spy)) continue;
      this.#pay(1);
      this.#total += likely(this.#time, this.#horizon);
      if (hand.left[i] === 0) this.#complete(i);
    }
  }

  #complete(place: number): void {
    const hand = this.#hand;
    const card = hand.cards[place];
    // SC-28: the points come in place of the marks.
    this.#total +=
      (this.#board.points[card] - this.#board.shows[card].length) * likely(this.#time, this.#horizon);
    this.#spare += hand.laid[place];
    this.#completions.push(this.#time);
    if (this.#board.givesExtraTurn[card]) this.#time = Math.max(0, this.#time - 1);
    hand.remove(place);
  }
}
