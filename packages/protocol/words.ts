/** Shorter ones are not worth a number. */
const LEAST_LETTERS = 4;

/** So many are kept; what comes later is written out each time. */
const MOST_WORDS = 99;

/** Words that were written before have numbers, counted from 1 in the order in which they were first written. */
export class Words {
  /** Gone through rather than looked up: there are thousands of these lists, and each is short. */
  readonly #list: string[] = [];

  constructor(known: readonly string[] = []) {
    for (const word of known) this.#learn(word);
  }

  get list(): readonly string[] {
    return this.#list;
  }

  /** A new word as it is; one that is known as a list of its number alone. */
  pack(word: string): string | readonly [number] {
    if (word.length < LEAST_LETTERS) return word;
    const number = 1 + this.#list.indexOf(word);
    if (number > 0) return [number];
    this.#learn(word);
    return word;
  }

  unpack(packed: string | readonly unknown[]): string {
    if (typeof packed !== 'string') return this.#numbered(packed[0]);
    if (packed.length >= LEAST_LETTERS) this.#learn(packed);
    return packed;
  }

  #numbered(number: unknown): string {
    const word = this.#list[Number(number) - 1];
    if (word === undefined) throw new Error(`no such word: ${JSON.stringify(number)}`);
    return word;
  }

  #learn(word: string): void {
    if (this.#list.length < MOST_WORDS) this.#list.push(word);
  }
}
