import type { Board } from '../rules/board.ts';
import { countBits } from '../rules/score.ts';
import type { Ring, State } from '../rules/state.ts';

/** Unfinished missions of a seat, copied so that an imagined tour can mark and complete them. */
export class Hand {
  /** How many missions there are, and how many were when the hand was loaded. */
  length = 0;
  held = 0;
  readonly cards: number[] = [];
  /** By mission in hand: one bit per city still to mark, and the agents on the card. */
  readonly left: number[] = [];
  readonly laid: number[] = [];
  /** By city: how much the missions want it; a mission near its end wants its cities more. */
  readonly pull: Float64Array;

  readonly #board: Board;
  readonly #cards: number[] = [];
  readonly #left: number[] = [];
  readonly #laid: number[] = [];

  constructor(board: Board) {
    this.#board = board;
    this.pull = new Float64Array(board.cities.length);
  }

  load(state: State, { missions }: Ring): void {
    this.held = missions.length;
    for (let i = 0; i < missions.length; i++) {
      const card = missions[i];
      this.#cards[i] = card;
      this.#left[i] = ~state.marks[card] & this.#allOf(card);
      this.#laid[i] = countBits(state.marks[card]) + state.planning[card];
    }
  }

  begin(accepted: number | null, planning: number): void {
    this.length = this.held;
    for (let i = 0; i < this.held; i++) {
      this.cards[i] = this.#cards[i];
      this.left[i] = this.#left[i];
      this.laid[i] = this.#laid[i];
    }
    if (accepted !== null) {
      this.cards[this.length] = accepted;
      this.left[this.length] = this.#allOf(accepted);
      this.laid[this.length++] = planning;
    }
    this.#pullAnew();
  }

  /** Takes a mission out; gives back how many agents lay on it. */
  drop(card: number): number {
    for (let i = 0; i < this.length; i++) {
      if (this.cards[i] !== card) continue;
      const agents = this.laid[i];
      this.remove(i);
      this.#pullAnew();
      return agents;
    }
    return 0;
  }

  /** Marks the city on the mission at this place of the hand, where it shows it. */
  mark(place: number, city: number): boolean {
    const circle = this.#board.shows[this.cards[place]].indexOf(city);
    if (circle < 0 || (this.left[place] & (1 << circle)) === 0) return false;
    this.left[place] &= ~(1 << circle);
    this.laid[place]++;
    this.#pullAnew();
    return true;
  }

  remove(place: number): void {
    this.length--;
    this.cards[place] = this.cards[this.length];
    this.left[place] = this.left[this.length];
    this.laid[place] = this.laid[this.length];
  }

  #pullAnew(): void {
    this.pull.fill(0);
    for (let i = 0; i < this.length; i++) {
      const cities = this.#board.shows[this.cards[i]];
      const share = 1 / Math.max(1, countBits(this.left[i]));
      for (let rest = this.left[i]; rest !== 0; rest &= rest - 1) {
        this.pull[cities[31 - Math.clz32(rest & -rest)]] += share;
      }
    }
  }

  #allOf(card: number): number {
    return (1 << this.#board.shows[card].length) - 1;
  }
}
