import { afterAll, beforeAll, expect, test } from 'vitest';
import { playByRolesAndKeyboard } from './accessible-player.ts';
import { GAMES } from './games.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

// The first game is tested in keyboard.e2e.ts, which `npm test` runs.
test.each(GAMES.slice(1))(
  '%s from the front page to the result with keyboard, roles and names only',
  async (game) => {
    const { page, context, consoleErrors } = await newVisitor(environment);
    await playByRolesAndKeyboard(page, game);
    await page.getByRole('status', { name: 'The match is over' }).getByRole('heading').waitFor();
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
  600_000,
);
