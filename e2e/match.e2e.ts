import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOARDS, GAMES } from './games.ts';
import { findOverflow } from './overflow.ts';
import { openBoard, RandomPlayer } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test.each(GAMES)('%s: a whole match by mouse', async (game) => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await openBoard(page, game);
  const player = new RandomPlayer(page, game);
  expect(await player.play(BOARDS[game].maxPresses)).not.toBeNull();
  await page.getByRole('status', { name: 'The match is over' }).getByRole('heading').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  // The final scores have their own layout.
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});
