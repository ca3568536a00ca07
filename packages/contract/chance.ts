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

/** For playouts and benchmarks, which are not recorded. */
export function unrecordedChance(random: Random): Chance {
  return { shuffle: (_label, cards) => shuffle(cards, random) };
}

/** A fast generator (sfc32) for bots, tests and benchmarks. Not for dealing: its output is predictable. */
export function quickRandom(seed: number): Random {
  let a = seed | 0;
  let b = (seed / 0x1_0000_0000) | 0;
  let c = 0x9e3779b9 | 0;
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
