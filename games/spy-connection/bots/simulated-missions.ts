import type { CompiledBoard } from '../rules/board.ts';
import { countBits } from '../rules/score.ts';
import type { PlayerState, State } from '../rules/state.ts';

/** Unfinished missions of a seat, copied so that an imagined tour can mark and complete them. */
export class SimulatedMissions {
  /** How many missions there are, and how many were when the hand was loaded. */
  length = 0;
  loadedCount = 0;
  readonly cards: number[] = [];
  /** By mission in hand: one bit per city still to mark, and the agents on the card. */
  readonly unmarkedMasks: number[] = [];
  readonly agentsOnCard: number[] = [];
  /** By city: how much the missions want it; a mission near its end wants its cities more. */
  readonly cityDemand: Float64Array;

  readonly #board: CompiledBoard;
  readonly #loadedCards: number[] = [];
  readonly #loadedUnmarkedMasks: number[] = [];
  readonly #loadedAgentsOnCard: number[] = [];

  constructor(board: CompiledBoard) {
    this.#board = board;
    this.cityDemand = new Float64Array(board.cityIds.length);
  }

  load(state: State, { missions }: PlayerState): void {
    this.loadedCount = missions.length;
    for (let i = 0; i < missions.length; i++) {
      const card = missions[i];
      this.#loadedCards[i] = card;
      this.#loadedUnmarkedMasks[i] = ~state.marks[card] & this.#allCitiesMask(card);
      this.#loadedAgentsOnCard[i] = countBits(state.marks[card]) + state.planning[card];
    }
  }

  reset(accepted: number | null, planning: number): void {
    this.length = this.loadedCount;
    for (let i = 0; i < this.loadedCount; i++) {
      this.cards[i] = this.#loadedCards[i];
      this.unmarkedMasks[i] = this.#loadedUnmarkedMasks[i];
      this.agentsOnCard[i] = this.#loadedAgentsOnCard[i];
    }
    if (accepted !== null) {
      this.cards[this.length] = accepted;
      this.unmarkedMasks[this.length] = this.#allCitiesMask(accepted);
      this.agentsOnCard[this.length++] = planning;
    }
    this.#updateCityDemand();
  }

  /** Takes a mission out; gives back how many agents lay on it. */
  discard(card: number): number {
    for (let i = 0; i < this.length; i++) {
      if (this.cards[i] !== card) continue;
      const agents = this.agentsOnCard[i];
      this.removeAt(i);
      this.#updateCityDemand();
      return agents;
    }
    return 0;
  }

  /** Marks the city on the mission at this place of the hand, where it shows it. */
  mark(place: number, city: number): boolean {
    const circle = this.#board.citiesOnCard[this.cards[place]].indexOf(city);
    if (circle < 0 || (this.unmarkedMasks[place] & (1 << circle)) === 0) return false;
    this.unmarkedMasks[place] &= ~(1 << circle);
    this.agentsOnCard[place]++;
    this.#updateCityDemand();
    return true;
  }

  removeAt(place: number): void {
    this.length--;
    this.cards[place] = this.cards[this.length];
    this.unmarkedMasks[place] = this.unmarkedMasks[this.length];
    this.agentsOnCard[place] = this.agentsOnCard[this.length];
  }

  #updateCityDemand(): void {
    this.cityDemand.fill(0);
    for (let i = 0; i < this.length; i++) {
      const cities = this.#board.citiesOnCard[this.cards[i]];
      const share = 1 / Math.max(1, countBits(this.unmarkedMasks[i]));
      for (let rest = this.unmarkedMasks[i]; rest !== 0; rest &= rest - 1) {
        this.cityDemand[cities[31 - Math.clz32(rest & -rest)]] += share;
      }
    }
  }

  #allCitiesMask(card: number): number {
    return (1 << this.#board.citiesOnCard[card].length) - 1;
  }
}
