import type { Random } from '@safehouse/contract';

/** Values that no honest client sends. */

export function pickOne<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)];
}

const JUNK_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '%00%ff%c0%af',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  'a\u0301'.repeat(40),
  '\ufeff',
  '𝕬𝖌𝖊𝖓𝖙 🕵🏽‍♀️ Агент 密探 עוכן',
  'x'.repeat(65),
  'x'.repeat(2000),
];

const JUNK_NUMBERS: readonly number[] = [
  -1,
  -0.5,
  0.1,
  1.5,
  4,
  255,
  2 ** 31,
  2 ** 32 + 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  Number.MIN_VALUE,
];

const JUNK_KEYS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'type',
  'seat',
  'version',
  'key',
  'move',
  'toJSON',
  'length',
  '0',
  '',
];

export function junkText(random: Random): string {
  return pickOne(random, JUNK_TEXTS);
}

export function junkValue(random: Random, depth = 3): unknown {
  const kinds = depth > 0 ? 8 : 6;
  switch (random.below(kinds)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
    case 3:
      return pickOne(random, JUNK_NUMBERS);
    case 4:
    case 5:
      return junkText(random);
    case 6:
      return Array.from({ length: random.below(4) }, () => junkValue(random, depth - 1));
    default:
      return junkObject(random, depth);
  }
}

/** With `fromEntries`, even `__proto__` is an ordinary key, as in JSON. */
function junkObject(random: Random, depth: number): object {
  const entries = Array.from({ length: random.below(4) }, () => [
    pickOne(random, JUNK_KEYS),
    junkValue(random, depth - 1),
  ]);
  return Object.fromEntries(entries);
}

const MAX_NESTING = 20_000;
const MAX_TEXT_LENGTH = 300_000;

/** Invalid JSON, or JSON that is expensive to parse. */
export function junkBody(random: Random, maxBytes: number): string {
  const depth = Math.min(MAX_NESTING, maxBytes >> 3);
  return pickOne(random, [
    () => '',
    () => '{',
    () => '{"a":',
    () => '[1,2',
    () => '{"a":1}}',
    () => "{'a':1}",
    () => '\ufeff{}',
    () => '{"a":1,"a":2}',
    () => 'NaN',
    () => '\u0000',
    () => '"\\ud800"',
    () => '1e999',
    () => 'null',
    () => '[]',
    () => '"text"',
    () => `${'['.repeat(depth)}${']'.repeat(depth)}`,
    () => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    () => `{"move":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)},"version":1}`,
    () => `{"game":"x","options":{"a":${'['.repeat(depth)}${']'.repeat(depth)}},"seats":["me","open"]}`,
    () => JSON.stringify({ name: 'x'.repeat(Math.min(maxBytes, MAX_TEXT_LENGTH)) }),
    () => JSON.stringify(junkValue(random, 5)),
  ])();
}

/** The same object with one mutation. */
export function mutateObject(random: Random, body: { readonly [key: string]: unknown }): object {
  const keys = Object.keys(body);
  const key = keys.length > 0 ? pickOne(random, keys) : 'version';
  switch (random.below(4)) {
    case 0:
      return Object.fromEntries(Object.entries(body).filter(([other]) => other !== key));
    case 1:
      return Object.fromEntries([...Object.entries(body), [pickOne(random, JUNK_KEYS), junkValue(random)]]);
    case 2:
      if (isJsonObject(body[key])) return { ...body, [key]: mutateObject(random, body[key]) };
      return { ...body, [key]: junkValue(random) };
    default:
      return { ...body, [key]: junkValue(random) };
  }
}

function isJsonObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
