import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARDS, GAMES } from './games.ts';
import { TABLE_KINDS, visitOthers, visitPhases } from './layout-grid.ts';
import { TABLE_SIZES } from './table-layout.ts';
import { phasesOf } from './table-positions.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

// `npm run layout` checks all languages and more sizes.
const OPTIONS = { langs: 'longest', sizes: TABLE_SIZES } as const;

test.each(TABLE_KINDS)(
  '$game with $players, $options: every phase fits every screen in the longest language',
  async (kind) => {
    const { page, context, consoleErrors } = await newVisitor(environment);
    const problems: string[] = [];
    const seen = new Set<string>();
    for await (const { name, problems: found } of visitPhases(page, kind, OPTIONS)) {
      seen.add(name);
      problems.push(...found.map((problem) => `${name} ${problem}`));
    }
    const isFullest = kind.options === (BOARDS[kind.game].fullestOptions ?? kind.options);
    if (isFullest) expect(seen).toEqual(new Set(phasesOf(kind).map(({ name }) => name)));
    expect(problems).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

test.each(GAMES)('%s: replay page, lesson and device handover fit every screen', async (game) => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  const problems: string[] = [];
  const seen: string[] = [];
  for await (const { name, problems: found } of visitOthers(page, game, OPTIONS)) {
    seen.push(name);
    problems.push(...found.map((problem) => `${name} ${problem}`));
  }
  expect(seen).toEqual(['review', 'lesson', 'cover']);
  expect(problems).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
