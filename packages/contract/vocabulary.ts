/**
 * The strings in a game's views, facts and moves, the most frequent first. Messages contain their indexes instead;
 * strings that are not listed are sent in full.
 */
export interface Vocabulary {
  /** Keys and string values. */
  readonly words: readonly string[];
  /** The keys of an object in their order, separated by spaces. */
  readonly shapes: readonly string[];
}
