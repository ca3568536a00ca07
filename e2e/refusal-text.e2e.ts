import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTwoCards, waitForOwnOffer } from './agent-avenue-hand.ts';
import { openBoard } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])(
  'Agent Avenue on a %s: two cards of one name are refused with the rule, and the message covers no button',
  async (_, size) => {
    const { page, context, consoleErrors } = await newVisitor(environment, { size });
    const [first, second] = await dealUntilPair(page);
    const reason = page.getByText('The two cards must show different agents');
    const rule = page.getByRole('button', { name: 'Rule AA-7' });
    await first.click();
    await waitForAnimations(page);
    const reachable = await reachableButtons(page);
    await second.click();
    await reason.waitFor();
    await rule.waitFor();
    await waitForAnimations(page);
    expect(await reachableButtons(page)).toEqual(reachable);

    // The next press on any button closes it.
    await first.click();
    await reason.waitFor({ state: 'detached' });

    // One press opens the rule.
    await first.click();
    await second.click();
    await rule.click();
    await page.getByRole('tabpanel', { name: 'Rules' }).getByText('AA-7', { exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  },
);

/** Starts matches until the hand contains a pair; most hands do. */
async function dealUntilPair(page: Page) {
  for (;;) {
    await openBoard(page, 'agent-avenue');
    await waitForOwnOffer(page);
    const pair = await findTwoCards(page, 'same');
    if (pair) return pair;
  }
}

/** The table's buttons that can be pressed, without the message's own. */
function reachableButtons(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          if (button.closest('.frame-notice')) return false;
          const { left, top, width, height } = button.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit && button.contains(hit);
        })
        .map(({ textContent }) => textContent),
    );
}
