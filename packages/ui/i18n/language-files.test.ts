import { expect, test } from 'vitest';
import { byLanguage } from './language-files.ts';
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

test('a missing file is reported before anybody chooses the language', () => {
  const files = filesFor(LANGS.slice(0, -1), (lang) => `./${lang}.ts`);
  expect(() => byLanguage(files)).toThrow(`no file for ${LANGS.at(-1)} beside ./en.ts`);
});
