import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const LOCALES: { readonly [path: string]: unknown } = Object.fromEntries(
  await Promise.all(
    sourceFiles('{packages,games,examples,scripts}/**/locales/**/??.ts').map(async ({ path }) => [
      path,
      await import(resolve(path)),
    ]),
  ),
);

/** The paths of all texts. A list or a function counts as one text. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysIn(inner, `${path}.${key}`));
}

// Where the English type allows any key, as for refusal codes, the compiler does not report missing ones.
test.each(Object.entries(LOCALES))('%s has the same keys as English', (path, translations) => {
  const english = LOCALES[path.replace(/\w\w\.ts$/, 'en.ts')];
  expect(keysIn(translations).sort()).toEqual(keysIn(english).sort());
});
