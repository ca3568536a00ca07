import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LIBRARIES } from './scripts/release/library-list.ts';

export default defineConfig({
  // As in the build of the app: some tests load what a game shows.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The examples of the libraries import them by the names of their packages, which the games do not have here.
  resolve: {
    alias: Object.fromEntries(
      LIBRARIES.filter(({ folder }) => folder.startsWith('games/')).map(({ name, folder }) => [
        `@safehouse/${name}`,
        resolve(import.meta.dirname, folder, 'index.ts'),
      ]),
    ),
  },
  test: {
    include: ['{packages,games,examples,scripts,bench}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The machine may be busy.
    expect: { poll: { timeout: 30_000 } },
  },
});
