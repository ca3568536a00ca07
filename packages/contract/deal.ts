import { type Chance, type Random, shuffle } from './chance.ts';
import { readWord, sha256 } from './sha256.ts';

/** Fixed outcomes of shuffles, by label, the top card first. Untrusted input. */
export type Decks = { readonly [label: string]: unknown };

/** A deck with these cards on top, and under them all other cards in the order of `all`. */
export function stackDeck<Card>(top: readonly Card[], all: readonly Card[]): Card[] {
  const rest = all.slice();
  for (const card of top) {
    const index = rest.indexOf(card);
    if (index < 0) throw new Error(`there are not enough cards ${card}`);
    rest.splice(index, 1);
  }
  return [...top, ...rest];
}

/** A fixed deck is not a permutation of the cards to be shuffled. */
export class DeckError extends Error {
  readonly label: string;
  constructor(label: string, problem: string) {
    super(`deck "${label}" ${problem}`);
    this.label = label;
  }
}

/** The chance of a recorded match: a seed, fixed decks, and the outcome of every shuffle so far. */
export class Deal implements Chance {
  /** The outcome of every shuffle so far: enough to replay the match without its seed. */
  readonly decks: Record<string, readonly string[]> = {};
  readonly #seed: string;
  readonly #fixedDecks: Decks;

  constructor(seed: string, fixed: Decks = {}) {
    this.#seed = seed;
    this.#fixedDecks = fixed;
  }

  copy(): Deal {
    const copy = new Deal(this.#seed, this.#fixedDecks);
    Object.assign(copy.decks, this.decks);
    return copy;
  }

  shuffle(label: string, cards: number[], names: readonly string[]): void {
    if (Object.hasOwn(this.decks, label)) throw new Error(`label "${label}" is shuffled twice`);
    if (Object.hasOwn(this.#fixedDecks, label)) applyFixedOrder(label, cards, names, this.#fixedDecks[label]);
    else shuffle(cards, dealingRandom(this.#seed, label));
    this.decks[label] = cards.map((card) => names[card]);
  }
}

/** Puts the cards in the fixed order, or throws DeckError. */
function applyFixedOrder(label: string, cards: number[], names: readonly string[], fixed: unknown): void {
  if (!Array.isArray(fixed)) throw new DeckError(label, 'is not a list');
  if (fixed.length !== cards.length) {
    throw new DeckError(label, `has ${fixed.length} cards where ${cards.length} are shuffled`);
  }
  const cardsByName = new Map<unknown, number[]>();
  for (const card of cards) {
    const same = cardsByName.get(names[card]);
    if (same) same.push(card);
    else cardsByName.set(names[card], [card]);
  }
  fixed.forEach((name, i) => {
    const card = cardsByName.get(name)?.pop();
    if (card === undefined) throw new DeckError(label, `has an unknown card or one too many at ${i}`);
    cards[i] = card;
  });
}

/**
 * The random numbers of one shuffle: SHA-256 of "seed, zero byte, label" is the key, SHA-256 of "key, block
 * number" gives eight numbers a block, all big-endian; a number that would favour low cards is skipped. Cards already
 * seen do not help to compute the others, and a deal can be verified with standard tools.
 */
export function dealingRandom(seed: string, label: string): Random {
  const key = sha256(new TextEncoder().encode(`${seed}\0${label}`));
  const input = new Uint8Array(36);
  input.set(key);
  let numbers: Uint8Array = new Uint8Array(0);
  let offset = 0;
  let block = 0;
  const next = () => {
    if (offset === numbers.length) {
      for (let i = 0; i < 4; i++) input[32 + i] = block >>> (24 - 8 * i);
      block++;
      numbers = sha256(input);
      offset = 0;
    }
    offset += 4;
    return readWord(numbers, offset - 4) >>> 0;
  };
  return {
    below(n) {
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
      for (;;) {
        const number = next();
        if (number < fair) return number % n;
      }
    },
  };
}
