/** What can be said with one touch; every client has its own words for them. */
export const PHRASES = [
  'hello',
  'good-luck',
  'have-fun',
  'well-played',
  'nice-move',
  'oops',
  'thinking',
  'sorry-for-waiting',
  'one-moment',
  'thank-you',
  'good-match',
  'goodbye',
] as const;

export type Phrase = (typeof PHRASES)[number];
