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
  let a = series | 0;
  let b = match | 0;
  let c = use | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
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
