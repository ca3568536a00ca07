import { expect, test } from 'vitest';
import { byLanguage, languageOf } from './language-files.ts';
import { LANGS } from './languages.ts';

const filesFor = (langs: readonly string[], name: (lang: string) => string) =>
  Object.fromEntries(langs.map((lang) => [name(lang), async () => `text in ${lang}`]));

test('files are found by the language in their names', async () => {
  const loaders = byLanguage(filesFor(LANGS, (lang) => `./locales/${lang}.ts`));
  for (const lang of LANGS) expect(await loaders[lang]()).toBe(`text in ${lang}`);
});

test('rules are found by the language before their ending', async () => {
  const loaders = byLanguage(filesFor(LANGS, (lang) => `../locales/RULES.${lang}.md`));
  for (const lang of LANGS) expect(await loaders[lang]()).toBe(`text in ${lang}`);
});

test('a language without a file gets English, and says so', async () => {
  const loaders = byLanguage(filesFor(['en', 'sk'], (lang) => `./${lang}.ts`));
  expect([await loaders.sk(), languageOf(loaders, 'sk')]).toEqual(['text in sk', 'sk']);
  expect([await loaders.de(), languageOf(loaders, 'de')]).toEqual(['text in en', 'en']);
});

test('a missing English file is reported before anybody chooses a language', () => {
  expect(() => byLanguage(filesFor(['sk'], (lang) => `./${lang}.ts`))).toThrow('no English file');
});
