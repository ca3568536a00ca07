import { expect, test } from 'vitest';
import { parseJsonFile, parseJsonLines } from './json-file.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))));
const values = (...parts: readonly (string | number)[]) =>
  [...parseJsonLines(bytes(...parts))].map((parsed) => (parsed.ok ? parsed.value : 'broken'));

test('one value over several lines is one document', () => {
  expect(values('{\n  "a": [\n 1\n]\n}\n')).toEqual([{ a: [1] }]);
  expect(values('\uFEFF[1]')).toEqual([[1]]);
});

test.each([
  ['white space', '  {"b": 2}'],
  ['a tab', '\t{"b": 2}'],
  ['a closing brace', '}'],
  ['a closing bracket', ']'],
])('a line that begins with %s costs no other line', (_, line) => {
  const last = line.includes('b') ? { b: 2 } : 'broken';
  expect(values(`{"a": 1}\n${line}`)).toEqual([{ a: 1 }, last]);
  expect(values(`${line}\n${line}\n{"a": 1}\r\n\r\n${line}\n`)).toEqual([last, last, { a: 1 }, last]);
});

test('a broken document over several lines is one fault for each line', () => {
  expect(values('{\n"a": 1,\n\n')).toEqual(['broken', 'broken']);
});

test('bytes that are not UTF-8 cost their line only', () => {
  expect(values('{"a": 1}\n{"b": "', 0xff, '"}\n{"c": 3}')).toEqual([{ a: 1 }, 'broken', { c: 3 }]);
  // An overlong encoding, half a surrogate pair, a truncated sequence.
  for (const text of ['\xc0\xaf', '\xed\xa0\x80', '\xe2\x82']) {
    expect(parseJsonFile(Buffer.from(`"${text}"`, 'latin1'))).toEqual({
      ok: false,
      message: 'the text is not valid UTF-8',
    });
  }
  expect(values(0xff)).toEqual(['broken']);
});

test('a byte order mark is allowed at the beginning of the file only', () => {
  expect(values('\uFEFF{"a": 1}\n{"b": 2}')).toEqual([{ a: 1 }, { b: 2 }]);
});

test.each(['', ' \n \n', '\n'])('an empty file %j is one fault', (text) => {
  expect(values(text)).toEqual(['broken']);
});
