import { quickRandom } from '@safehouse/contract';
import type { Page } from 'playwright-core';
import { type Game, MOVE_SELECTORS } from './random-player.ts';

/** How often is looked whether one is asked. */
const POLL_MS = 100;
/** Until what came with the question has come to rest: what is done to find the next button would be in its way. */
const SETTLE_MS = 500;
/** Until the page has forgotten that it was searched and scrolled. */
const AFTER_SCROLL_MS = 100;
/** What answers a press begins well before this; only then is looked again. */
const AFTER_PRESS_MS = 300;

const RESULT_SELECTOR = 'section.result';
/** Whoever skips the telling sees nothing move. */
const SKIP_SELECTOR = '.ko-skip';

/**
 * Plays whatever is offered, for measuring. The driver's own way to look for a button and to press it runs in the page,
 * and on a page that is slowed down it takes longer than all that the page does for a press. This asks the page as
 * little as can be, and nothing at all while it answers.
 */
export async function playWithLowOverhead(page: Page, game: Game, presses: number): Promise<void> {
  const random = quickRandom(7);
  const offered = MOVE_SELECTORS[game].filter((selector) => selector !== SKIP_SELECTOR);
  for (let pressed = 0; pressed < presses; ) {
    await waitForMove(page, offered);
    if ((await page.locator(RESULT_SELECTOR).count()) > 0) return;
    const at = await page.evaluate(scrollToMove, { offered, dice: random.below(1000) });
    // What was offered may have gone while everything came to rest.
    if (!at) continue;
    await page.waitForTimeout(AFTER_SCROLL_MS);
    await page.mouse.click(at.x, at.y);
    pressed++;
    await page.waitForTimeout(AFTER_PRESS_MS);
  }
  await waitForMove(page, offered);
}

async function waitForMove(page: Page, offered: readonly string[]): Promise<void> {
  const either = [...offered, RESULT_SELECTOR].join(',');
  await page.waitForFunction((one) => document.querySelector(one) !== null, either, { polling: POLL_MS });
  await page.waitForTimeout(SETTLE_MS);
}

/** Runs in the page. Where something is that is offered, brought into sight; null where nothing is. */
function scrollToMove({ offered, dice }: { readonly offered: readonly string[]; readonly dice: number }) {
  for (const selector of offered) {
    const buttons = document.querySelectorAll(selector);
    if (buttons.length === 0) continue;
    const button = buttons[dice % buttons.length];
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
}
