/** A stream of random numbers. */
export interface Random {
  /** A whole number from 0 to n-1, each equally likely. */
  below(n: number): number;
}

/** The randomness of a game: the order of decks. Every shuffle of a match has its own label. */
export interface Chance {
  /** Shuffles in place, index 0 becoming the top. `names[card]` is how a card is written in a record. */
  shuffle(label: string, cards: number[], names: readonly string[]): void;
}

/** Fisher-Yates from the last position down. Records depend on this exact order of draws. */
export function shuffle<T>(cards: T[], random: Random): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}

/** For playouts and benchmarks, which keep no record of the shuffles. */
export function unrecordedChance(random: Random): Chance {
  return { shuffle: (_label, cards) => shuffle(cards, random) };
}

/** A fast generator (sfc32) for bots, tests and benchmarks. Not for dealing: its output is predictable. */
export function quickRandom(seed: number): Random {
  return quickStream(seed, seed / 0x1_0000_0000, 0x9e3779b9);
}

/** The same generator from three numbers of 32 bits: a series, a match in it, and a use in the match. */
export function quickStream(series: number, match: number, use: number): Random {
  // A typed array is more than twice as fast as variables of the closure, which V8 stores as tagged values.
  const state = new Int32Array(4);
  state[0] = series;
  state[1] = match;
  state[2] = use;
  state[3] = 1;
  const next = () => {
    const a = state[0];
    const b = state[1];
    const c = state[2];
    const counter = state[3];
    const sum = (((a + b) | 0) + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    state[3] = counter + 1;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below: (n) => Math.floor((next() / 0x1_0000_0000) * n) };
}

/** Receives the outcome of every shuffle. */
export type ShuffleListener = (label: string, cards: readonly number[], names: readonly string[]) => void;

/**
 * A deal that nobody has to verify, by number in a series. Every label has its own random numbers, so that the order of
 * shuffles makes no difference. A record of such a match needs its decks: they cannot be computed from a seed.
 */
export function quickDeal(series: number, match: number, onShuffled: ShuffleListener | null): Chance {
  return {
    shuffle(label, cards, names) {
      shuffle(cards, quickStream(series, match, hashText(label)));
      onShuffled?.(label, cards, names);
    },
  };
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
