import { LANGS } from '@safehouse/ui/languages';
import { expect, test } from 'vitest';
import { pageLanguage, pageTranslations } from './page-language.ts';

const requestWith = (headers: { readonly [name: string]: string }) => new Request('http://x/docs', { headers });

test('a page speaks the language chosen in the app, whatever the browser prefers', () => {
  expect(pageLanguage(requestWith({ cookie: 'a=b; lang=sk', 'accept-language': 'de-AT,de;q=0.9' }))).toBe('sk');
});

test('without a choice it is the first language of the browser that there are texts for', () => {
  expect(pageLanguage(requestWith({ 'accept-language': 'pt-BR, cs;q=0.8, de;q=0.7' }))).toBe('cs');
  expect(pageLanguage(requestWith({ cookie: 'lang=xx; language=fr' }))).toBe('en');
  expect(pageLanguage(requestWith({}))).toBe('en');
});

test('every language has its texts', () => {
  const titles = LANGS.map((lang) => pageTranslations(lang).fairness.title);
  expect(new Set(titles).size).toBe(LANGS.length);
});
