import { LANGS } from '@safehouse/ui/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { openBoard, RandomPlayer } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { type Ending, endMatch, endMatchBecause } from './stored-match.ts';
import { findLayoutProblems } from './table-layout.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const STAMPS: { readonly [ending in Ending]: string } = {
  won: 'Mission accomplished',
  lost: 'Cover blown',
  drawn: 'Stalemate',
  resigned: 'Withdrawn',
  rivalResigned: 'Rival withdrew',
  timedOut: 'Out of time',
  rivalTimedOut: 'Rival too late',
};
const endingsOf = (game: string) =>
  (Object.keys(STAMPS) as readonly Ending[]).filter((ending) => ending !== 'drawn' || game === 'kompromat');
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
];

test.each(GAMES)('%s: every kind of ending has its own stamp and fits a phone and a desktop', async (game) => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await openBoard(page, game);
  await new RandomPlayer(page, game).waitForTurn();
  for (const ending of endingsOf(game)) {
    await endMatch(page, ending);
    const stamp = page.locator('.poster .stamp');
    await stamp.waitFor();
    expect((await stamp.innerText()).toLowerCase()).toBe(STAMPS[ending].toLowerCase());
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await waitForAnimations(page);
      expect([ending, size.width, await findLayoutProblems(page, game)]).toEqual([ending, size.width, []]);
    }
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test.each(GAMES)('%s: the reason for the end is readable in every language and size', async (game) => {
  for (const lang of LANGS) {
    const { page, context } = await newVisitor(environment, { lang });
    await openBoard(page, game);
    await new RandomPlayer(page, game).waitForTurn();
    await endMatch(page, 'lost');
    await page.locator('.poster .stamp').waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await waitForAnimations(page);
      expect([lang, size, await findLayoutProblems(page, game)]).toEqual([lang, size, []]);
    }
    await context.close();
  }
});

test.each(['security-system', 'masterplan', 'pack-leader'])(
  'Agent Avenue: the cause of the ending fits every size: %s',
  async (reason) => {
    const { page, context, consoleErrors } = await newVisitor(environment);
    await openBoard(page, 'agent-avenue');
    await new RandomPlayer(page, 'agent-avenue').waitForTurn();
    await endMatchBecause(page, reason, { mode: 'advanced' });
    await page.locator(`.aa-cause.is-${reason}`).waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await waitForAnimations(page);
      expect([size.width, await findLayoutProblems(page, 'agent-avenue')]).toEqual([size.width, []]);
    }
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

test('"Where it turned" opens the analysis at the decisive move', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await openBoard(page, 'agent-avenue');
  await new RandomPlayer(page, 'agent-avenue').waitForTurn();
  await endMatch(page, 'won');
  await page.getByRole('link', { name: 'Where it turned' }).click();
  await page.getByRole('heading', { name: 'Where it turned' }).waitFor();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#move=\d+&seat=/);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
