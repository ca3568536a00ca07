import type { CompiledBoard } from '../rules/board.ts';
import { countBits } from '../rules/score.ts';
import type { PlayerState, State } from '../rules/state.ts';

/** A copy of a seat's unfinished missions, for simulated tours to mark and complete. */
export class SimulatedMissions {
  /** The number of missions now, and when they were loaded. */
  length = 0;
  loadedCount = 0;
  readonly cards: number[] = [];
  /** By mission: one bit per city still to mark, and the agents on the card. */
  readonly unmarkedMasks: number[] = [];
  readonly agentsOnCard: number[] = [];
  /** By city: how much the missions need it; a mission near completion needs its cities more. */
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

  reset(accepted: number | null, planningAgents: number): void {
    this.length = this.loadedCount;
    for (let i = 0; i < this.loadedCount; i++) {
      this.cards[i] = this.#loadedCards[i];
      this.unmarkedMasks[i] = this.#loadedUnmarkedMasks[i];
      this.agentsOnCard[i] = this.#loadedAgentsOnCard[i];
    }
    if (accepted !== null) {
      this.cards[this.length] = accepted;
      this.unmarkedMasks[this.length] = this.#allCitiesMask(accepted);
      this.agentsOnCard[this.length++] = planningAgents;
    }
    this.#updateCityDemand();
  }

  /** Returns the number of agents that were on the card. */
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

  /** Marks a city on a mission; false if the mission does not need it. */
  mark(index: number, city: number): boolean {
    const circle = this.#board.citiesOnCard[this.cards[index]].indexOf(city);
    if (circle < 0 || (this.unmarkedMasks[index] & (1 << circle)) === 0) return false;
    this.unmarkedMasks[index] &= ~(1 << circle);
    this.agentsOnCard[index]++;
    this.#updateCityDemand();
    return true;
  }

  removeAt(index: number): void {
    this.length--;
    this.cards[index] = this.cards[this.length];
    this.unmarkedMasks[index] = this.unmarkedMasks[this.length];
    this.agentsOnCard[index] = this.agentsOnCard[this.length];
  }

  #updateCityDemand(): void {
    this.cityDemand.fill(0);
    for (let i = 0; i < this.length; i++) {
      const cities = this.#board.citiesOnCard[this.cards[i]];
      const demand = 1 / Math.max(1, countBits(this.unmarkedMasks[i]));
      for (let rest = this.unmarkedMasks[i]; rest !== 0; rest &= rest - 1) {
        this.cityDemand[cities[31 - Math.clz32(rest & -rest)]] += demand;
      }
    }
  }

  #allCitiesMask(card: number): number {
    return (1 << this.#board.citiesOnCard[card].length) - 1;
  }
}
