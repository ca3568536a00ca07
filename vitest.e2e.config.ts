import { defineConfig } from 'vitest/config';

/** Journeys in a real browser: one after another, with time for a slow machine. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
