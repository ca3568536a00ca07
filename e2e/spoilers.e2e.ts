import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard } from './random-player.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

/** The log is always open on a screen this wide. */
const WIDE_SCREEN = { width: 1680, height: 950 };

test('while the board shows the reveal, nothing around it shows the outcome', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, {
    motion: 'no-preference',
    size: WIDE_SCREEN,
  });
  await openBoard(page, 'kompromat');
  const recorded = await page.evaluateHandle(recordSpoilers);
  await playUntil(page, page.locator('.log').getByText('Round 2'));
  const { revealed, spoilers } = await recorded.jsonValue();
  expect(revealed.length).toBeGreaterThan(7);
  expect(spoilers).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

/** Plays one card at each mission until the board shows the outcome. */
async function playUntil(page: Page, sign: ReturnType<Page['locator']>): Promise<void> {
  const buttons = page.locator('.ko-slot:not([aria-disabled]), .ko-now .act-button:not([aria-disabled])');
  while (!(await sign.isVisible())) {
    await Promise.any([sign.waitFor(), buttons.first().waitFor()]);
    // The button may have disappeared before the click.
    if (!(await sign.isVisible()))
      await buttons
        .last()
        .click({ timeout: 1000 })
        .catch(() => undefined);
  }
}

/** Runs in the page in every frame: what the board reveals, and what was already visible elsewhere at that time. */
function recordSpoilers(): { readonly revealed: string[]; readonly spoilers: string[] } {
  const revealed: string[] = [];
  const spoilers: string[] = [];
  const look = () => {
    const now = document.querySelector('.frame-notice p')?.textContent?.trim() ?? '';
    // After the playback the notice repeats all facts that were shown one by one.
    const isNew = /total|takes mission/.test(now) && !revealed.some((told) => now.includes(told));
    if (isNew) {
      revealed.push(now);
      if ([...document.querySelectorAll('.log li')].some(({ textContent }) => textContent?.includes(now)))
        spoilers.push(now);
      if (document.querySelector('.turn.is-mine, .result')) spoilers.push(`turn or result: ${now}`);
    }
    requestAnimationFrame(look);
  };
  look();
  return { revealed, spoilers };
}
