import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in the build of the app: some tests load what a game shows.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{packages,games,examples,scripts}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
