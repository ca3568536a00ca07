import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Browser tests. At least three files run at a time, each with its own server and browser, because a test mostly waits
 * for its page.
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
