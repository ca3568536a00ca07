import { expect, test } from 'vitest';
import { CHAT_EMOTES } from './chat-emotes.ts';
import { CHAT_PHRASES } from './chat-phrases.ts';
import { chatContent, pushSubscription, seekRequest } from './social.ts';

const isValidChat = (value: unknown) => chatContent.safeParse(value).success;

test.each([
  ['words', 'good luck!'],
  ['any script', 'Удачи, 祝你好运, بالتوفيق'],
  ['an emoji of several parts', '👩‍🚀'],
  ['just long enough', 'x'.repeat(300)],
  ['long in bytes only', '🂡'.repeat(300)],
])('%s can be said', (_, text) => {
  expect(chatContent.parse({ text })).toEqual({ text });
});

test.each([
  ['nothing', ''],
  ['blanks', '  \u00a0 '],
  ['only what cannot be seen', '\u200d\u200d'],
  ['too much', 'x'.repeat(301)],
  ['several lines', 'a\nb'],
  ['a line separator', 'a\u2028b'],
  ['a control', 'a\u0007b'],
  ['a turn of the direction', 'a\u202eb'],
  ['an isolate', 'a\u2066b'],
  ['something hidden', 'a\u200bb'],
  ['half a character', 'a\ud800b'],
  ['a number', 7],
])('%s cannot be said', (_, text) => {
  expect(isValidChat({ text })).toBe(false);
});

test('what is said is trimmed and composed', () => {
  expect(chatContent.parse({ text: '  e\u0301 ' })).toEqual({ text: 'é' });
});

test('phrases and emotes come from their lists, and one says one thing at a time', () => {
  for (const phrase of CHAT_PHRASES) expect(isValidChat({ phrase })).toBe(true);
  for (const emote of CHAT_EMOTES) expect(isValidChat({ emote })).toBe(true);
  expect(isValidChat({ phrase: 'my-partner-has-the-mole' })).toBe(false);
  expect(isValidChat({ emote: 'hello' })).toBe(false);
  expect(isValidChat({ emote: 'smile', phrase: 'hello' })).toBe(false);
  expect(isValidChat({ phrase: 'hello', text: 'hello' })).toBe(false);
  expect(isValidChat({})).toBe(false);
});

test('who seeks need not say more than the game', () => {
  expect(seekRequest.parse({ game: 'chess' })).toEqual({
    game: 'chess',
    options: {},
    clock: { type: 'none' },
    rated: false,
  });
});

test('a push subscription is https and keeps only what is needed', () => {
  const keys = { p256dh: 'BKx-_', auth: 'abc' };
  const endpoint = 'https://push.example/1';
  expect(pushSubscription.parse({ endpoint, keys, expirationTime: null })).toEqual({ endpoint, keys });
  expect(pushSubscription.safeParse({ endpoint: 'http://push.example/1', keys }).success).toBe(false);
  expect(pushSubscription.safeParse({ endpoint, keys: { ...keys, auth: '"' } }).success).toBe(false);
});
