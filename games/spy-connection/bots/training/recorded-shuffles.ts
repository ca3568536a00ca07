import { type Chance, type Random, shuffle } from '@safehouse/contract';

/** Shuffles with the given random numbers, and records the results. */
export class RecordedShuffles implements Chance {
  readonly results: number[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  shuffle(_label: string, cards: number[]): void {
    shuffle(cards, this.#random);
    this.results.push(...cards);
  }
}
