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

test('while the board shows the reveal, nothing around it tells how it ends', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { motion: 'no-preference' });
  await openBoard(page, 'kompromat');
  const watched = await page.evaluateHandle(recordSpoilers);
  await playUntil(page, page.locator('.log').getByText('Round 2'));
  const { told, spoilt } = await watched.jsonValue();
  expect(told.length).toBeGreaterThan(7);
  expect(spoilt).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

/** Opens mission after mission with one card, whichever is offered, and lets the board tell what comes of it. */
async function playUntil(page: Page, sign: ReturnType<Page['locator']>): Promise<void> {
  const offered = page.locator(
    '.ko-slot:not([aria-disabled]), .ko-now .ko-move:not([aria-disabled], .ko-skip)',
  );
  while (!(await sign.isVisible())) {
    await Promise.any([sign.waitFor(), offered.first().waitFor()]);
    // A card may be offered no more by the time one reaches for it.
    if (!(await sign.isVisible()))
      await offered
        .last()
        .click({ timeout: 1000 })
        .catch(() => undefined);
  }
}

/** Runs in the page, frame by frame: what the board tells of the reveal, and what was said elsewhere at that moment. */
function recordSpoilers(): { readonly told: string[]; readonly spoilt: string[] } {
  const told: string[] = [];
  const spoilt: string[] = [];
  const look = () => {
    const now = document.querySelector('.ko-telling .ko-prompt')?.textContent?.trim() ?? '';
    if (/total|takes mission/.test(now)) {
      if (told.at(-1) !== now) told.push(now);
      const around = document.querySelectorAll('.log li, .player-latest');
      if ([...around].some(({ textContent }) => textContent?.includes(now))) spoilt.push(now);
      if (document.querySelector('.turn.is-mine, .result')) spoilt.push(`turn or result: ${now}`);
    }
    requestAnimationFrame(look);
  };
  look();
  return { told, spoilt };
}
