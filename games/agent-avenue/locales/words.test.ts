import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words as cs } from './cs.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as sk } from './sk.ts';

const ALL = { en, sk, cs, de, fr };
const ids = (text: string) => [...text.matchAll(/^- (AA-\d+) /gm)].map(([, id]) => id);
const rules = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('every language has every refusal and every ending', () => {
  for (const words of Object.values(ALL)) {
    expect(Object.keys(words.refusals)).toEqual(Object.keys(en.refusals));
    expect(Object.keys(words.endings)).toEqual(Object.keys(en.endings));
  }
});

test('the rules have the same ids in every language', () => {
  for (const lang of ['sk', 'cs', 'de', 'fr']) {
    expect(ids(rules(`RULES.${lang}.md`))).toEqual(ids(rules('../RULES.md')));
  }
});

test('Slovak and Czech count steps in their own forms', () => {
  expect([1, 3, 5].map(sk.forward)).toEqual(['1 krok dopredu', '3 kroky dopredu', '5 krokov dopredu']);
  expect([1, 3, 5].map(cs.forward)).toEqual(['1 krok dopředu', '3 kroky dopředu', '5 kroků dopředu']);
});
