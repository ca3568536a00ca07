import { expect, test } from 'vitest';
import { MAX_JSON_DEPTH, parseJsonInput } from './json-input.ts';

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}0${close.repeat(depth)}`;

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('values may be nested as deep as the limit, and no deeper: %s', (open, close) => {
  expect(parseJsonInput(nested(MAX_JSON_DEPTH, open, close))).toMatchObject({ ok: true });
  expect(parseJsonInput(nested(MAX_JSON_DEPTH + 1, open, close))).toMatchObject({ refusal: { code: 'bad-request' } });
});

test('brackets in texts are no nesting', () => {
  const text = `${'['.repeat(100)}"\\${'{'.repeat(100)}`;
  expect(parseJsonInput(JSON.stringify({ text }))).toEqual({ ok: true, value: { text } });
});

test('many values beside each other are not deep', () => {
  const value = Array.from({ length: 1000 }, () => [{}]);
  expect(parseJsonInput(JSON.stringify(value))).toEqual({ ok: true, value });
});

test.each(['{', ']]]]', '[[[[', '"', '"\\', ''])('%j is not JSON', (text) => {
  expect(parseJsonInput(text)).toMatchObject({ refusal: { code: 'bad-json' } });
});
