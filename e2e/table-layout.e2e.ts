import { LANGS, type Lang } from '@safehouse/ui/languages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARDS, GAMES } from './games.ts';
import { TABLE_KINDS } from './layout-grid.ts';
import { QuickPlayer } from './quick-player.ts';
import { waitForAnimations } from './screens.ts';
import { findLayoutProblems, TABLE_SIZES, takeLayoutShifts, watchLayoutShifts } from './table-layout.ts';
import type { TableKind } from './table-positions.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const CLOCK = { type: 'realtime', base: 3600, increment: 5, onTimeout: 'lose' };
/** Presses before the screen size changes. */
const PRESSES_PER_SIZE = 4;

/** Whole matches take long, so only the fullest table of each game is played, unless EVERY_TABLE=1. */
const TABLES = process.env.EVERY_TABLE ? TABLE_KINDS : GAMES.map(fullestTable);

test.each(TABLES)(
  '$game with $players, $options: during a whole match everything is visible, and nothing shifts',
  async (kind) => {
    const { page, context, consoleErrors } = await newVisitor(environment);
    const id = await createTable(page, kind);
    const problems = new Set<string>();
    const player = new QuickPlayer(page, kind.game, kind.players);
    let isOver = false;
    for (let step = 0; !isOver; step++) {
      const size = TABLE_SIZES[step % TABLE_SIZES.length];
      const lang = LANGS[Math.floor(step / TABLE_SIZES.length) % LANGS.length];
      const report = (found: readonly string[]) => {
        for (const problem of found) {
          problems.add(`${size.width}×${size.height} ${lang}: ${problem}`);
        }
      };
      await page.setViewportSize(size);
      if (step % TABLE_SIZES.length === 0) await openTable(page, id, lang);
      await player.waitForTurn();
      await waitForAnimations(page);
      await watchLayoutShifts(page, kind.game);
      for (let press = 0; press < PRESSES_PER_SIZE && !isOver; press++) {
        isOver = await player.waitForTurn();
        await waitForAnimations(page);
        report(await findLayoutProblems(page, kind.game));
        const covered = isOver ? null : await player.press();
        if (covered !== null) report([covered]);
      }
      await waitForAnimations(page);
      report((await takeLayoutShifts(page)).map((shift) => `moved: ${shift}`));
    }
    expect([...problems]).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

function fullestTable(game: string): TableKind {
  const { fullestOptions } = BOARDS[game];
  const kinds = TABLE_KINDS.filter((kind) => kind.game === game && kind.options === (fullestOptions ?? kind.options));
  return kinds.reduce((a, b) => (b.players > a.players ? b : a));
}

async function createTable(page: Page, { game, players, options }: TableKind): Promise<string> {
  await page.goto('/');
  const post = (path: string, body: object) =>
    page.request.post(path, { data: body, headers: { origin: environment.url } });
  await post('/api/guest', { name: 'Maximiliane von Fürstenberg' });
  const seats = ['me', ...Array.from({ length: players - 1 }, () => ({ bot: 'gentle' }))];
  const answer = await post('/api/matches', { game, seats, options, clock: CLOCK });
  return (await answer.json()).id;
}

async function openTable(page: Page, id: string, lang: Lang): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('safehouse.lang', JSON.stringify(chosen)), lang);
  await page.goto(`/match/${id}`);
  await page.locator('.frame-board > *').waitFor();
}
