/** Phrases that can be sent with one tap. Every client has its own translations. */
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
