import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translations as cs } from './cs.ts';
import { translations as de } from './de.ts';
import { translations as en } from './en.ts';
import { translations as fr } from './fr.ts';
import { translations as sk } from './sk.ts';

const LOCALES = { en, sk, cs, de, fr };
const ruleIds = (text: string) => [...text.matchAll(/^- (AA-\d+) /gm)].map(([, id]) => id);
const readRules = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('every language has every refusal and every ending', () => {
  for (const words of Object.values(LOCALES)) {
    expect(Object.keys(words.refusals)).toEqual(Object.keys(en.refusals));
    expect(Object.keys(words.endings)).toEqual(Object.keys(en.endings));
  }
});

test('the rules have the same ids in every language', () => {
  for (const lang of ['sk', 'cs', 'de', 'fr']) {
    expect(ruleIds(readRules(`RULES.${lang}.md`))).toEqual(ruleIds(readRules('../RULES.md')));
  }
});

test('Slovak and Czech count steps in their own forms', () => {
  expect([1, 3, 5].map(sk.forward)).toEqual(['1 krok dopredu', '3 kroky dopredu', '5 krokov dopredu']);
  expect([1, 3, 5].map(cs.forward)).toEqual(['1 krok dopředu', '3 kroky dopředu', '5 kroků dopředu']);
});
