/** What is hidden from a viewer in one state, by name: a word, or a list of cards such as `guard,priest`. */
export type Secrets = { readonly [name: string]: string };

/** A trait that one state in eight has cannot be missing from a larger sample by coincidence. */
const COMMON_SHARE = 1 / 8;

/**
 * Traits that many of the first states have and none of the others, such as `2 guard in deck`, `priest at 0 of hand of
 * 1` or `hand of 1 = priest`.
 */
export function traitsMissing(first: readonly Secrets[], others: readonly Secrets[]): string[] {
  const words = wordsIn([...first, ...others]);
  const counts = new Map<string, number>();
  for (const secrets of first)
    for (const trait of traitsOf(secrets, words)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const found = new Set(others.flatMap((secrets) => [...traitsOf(secrets, words)]));
  const threshold = Math.max(3, first.length * COMMON_SHARE);
  return [...counts].flatMap(([trait, count]) => (count >= threshold && !found.has(trait) ? [trait] : []));
}

type WordsByName = ReadonlyMap<string, ReadonlySet<string>>;

function wordsIn(samples: readonly Secrets[]): WordsByName {
  const words = new Map<string, Set<string>>();
  for (const secrets of samples) {
    for (const [name, secret] of Object.entries(secrets)) {
      const known = words.get(name) ?? new Set();
      for (const part of partsOf(secret)) known.add(part);
      words.set(name, known);
    }
  }
  return words;
}

const partsOf = (secret: string): string[] => secret.split(/[\s,;|]+/);

/** The value of each secret, the card at each position, and the number of each card. */
function traitsOf(secrets: Secrets, words: WordsByName): Set<string> {
  const traits = new Set<string>();
  for (const [name, secret] of Object.entries(secrets)) {
    traits.add(`${name} = ${secret}`);
    const counts = new Map<string, number>();
    for (const [at, part] of partsOf(secret).entries()) {
      traits.add(`${part} at ${at} of ${name}`);
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    for (const word of words.get(name) ?? []) traits.add(`${counts.get(word) ?? 0} ${word} in ${name}`);
  }
  return traits;
}
