/** What can be said with one touch; every client has its own words for them. */
export const CHAT_PHRASES = [
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

export type ChatPhrase = (typeof CHAT_PHRASES)[number];
