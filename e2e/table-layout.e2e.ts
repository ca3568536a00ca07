import { LANGS } from '@safehouse/ui/languages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARDS, GAMES } from './games.ts';
import { RandomPlayer } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { findLayoutProblems, TABLE_SIZES, takeLayoutShifts, watchLayoutShifts } from './table-layout.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const PLAYERS = [2, 3, 4];
const CLOCK = { type: 'realtime', base: 3600, increment: 5, onTimeout: 'lose' };
/** Matches of two are played to the end; those of more are long, and this is enough for every phase. */
const LAST_STATION = 30;
/** Presses in one size and language: few until every size has been seen in several languages, then more at a time. */
const stationLength = (station: number) => (station < LAST_STATION ? 3 : 24);

const TABLES = GAMES.flatMap((game) => PLAYERS.map((players) => [game, players] as const));

test.each(TABLES)(
  '%s with %i: everything to play by is in sight on every screen, and nothing moves',
  async (game, players) => {
    const { page, context, consoleErrors } = await newVisitor(environment);
    const id = await createTable(page, game, players);
    if (id === null) return context.close();
    const problems = new Set<string>();
    const player = new RandomPlayer(page, game, { seed: players });
    let isOver = false;
    for (let station = 0; !isOver && (players === 2 || station < LAST_STATION); station++) {
      const size = TABLE_SIZES[station % TABLE_SIZES.length];
      const lang = LANGS[Math.floor(station / 2) % LANGS.length];
      await openTableAt(page, { id, game, size, lang });
      const report = (found: readonly string[]) => {
        for (const problem of found) problems.add(`${size.width}×${size.height} ${lang}: ${problem}`);
      };
      for (let press = 0; press < stationLength(station) && !isOver; press++) {
        await player.waitForTurn();
        await waitForAnimations(page);
        report(await findLayoutProblems(page, game));
        isOver = await player.resultPanel.isVisible();
        if (!isOver) await player.pressMove();
      }
      await waitForAnimations(page);
      report((await takeLayoutShifts(page)).map((shift) => `moved: ${shift}`));
    }
    expect([...problems]).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

/** Null where the game is not for so many players. */
async function createTable(page: Page, game: string, players: number): Promise<string | null> {
  await page.goto('/');
  const post = (path: string, body: object) =>
    page.request.post(path, { data: body, headers: { origin: environment.url } });
  await post('/api/guest', { name: 'Maximiliane von Fürstenberg' });
  const seats = ['me', ...Array.from({ length: players - 1 }, () => ({ bot: 'gentle' }))];
  const answer = await post('/api/matches', { game, seats, options: BOARDS[game].fullestOptions ?? {}, clock: CLOCK });
  const { id = null } = await answer.json();
  // Every game is for two at least.
  expect(id !== null || players > 2).toBe(true);
  return id;
}

interface Station {
  readonly id: string;
  readonly game: string;
  readonly size: (typeof TABLE_SIZES)[number];
  readonly lang: string;
}

async function openTableAt(page: Page, { id, game, size, lang }: Station): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('safehouse.lang', JSON.stringify(chosen)), lang);
  await page.setViewportSize(size);
  await page.goto(`/match/${id}`);
  await page.locator('.frame-board > *').waitFor();
  await waitForAnimations(page);
  await watchLayoutShifts(page, game);
}
