import { existsSync } from 'node:fs';
import { LANGS } from '@safehouse/ui/languages';
import { expect, test } from 'vitest';
import { LIBRARIES } from './release/library-list.ts';

const SHIPPED = LIBRARIES.map(({ folder }) => folder).filter((folder) => folder.startsWith('games/'));

/** Optional for games in general, required for those that we publish. */
const PARTS = [
  'characters/index.ts',
  'guide/index.tsx',
  'lessons/index.ts',
  ...LANGS.map((lang) => `locales/${lang}.ts`),
  ...LANGS.map((lang) => `locales/RULES.${lang}.md`),
];

test.each(SHIPPED)('%s has lessons, a guide, characters and every language', (folder) => {
  expect(PARTS.filter((part) => !existsSync(`${folder}/${part}`))).toEqual([]);
});
