import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Journeys in a real browser. Three files or more run at a time, each with a server and a browser of its own: a journey
 * waits for its page most of the time.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['e2e/**/*.e2e.ts'],
    maxWorkers: Math.max(3, availableParallelism()),
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // The machine may be busy.
    expect: { poll: { timeout: 30_000 } },
  },
});
