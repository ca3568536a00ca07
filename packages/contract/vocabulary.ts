/**
 * What the views, facts and moves of a game are written with, the most frequent first: messages then have numbers in
 * their place. What is missing here is sent as it is.
 */
export interface Vocabulary {
  /** Keys and values. */
  readonly words: readonly string[];
  /** The keys of objects in their order, with spaces in between. */
  readonly shapes: readonly string[];
}
