import { quickRandom } from '@safehouse/contract';
import type { Page } from 'playwright-core';
import { BOARDS } from './games.ts';

const POLL_MS = 100;
/** Waits for the animations of the last move, which the search for the next button would disturb. */
const SETTLE_MS = 500;
/** Waits until the work caused by the search and the scrolling is done. */
const AFTER_SCROLL_MS = 100;
/** The response to a press starts well before this. */
const AFTER_PRESS_MS = 300;

const RESULT_SELECTOR = 'section.result';

/**
 * Plays random moves for measurements. Playwright's actionability checks run in the page, and on a throttled page they
 * cost more than the page's own work for a press. So this runs as little as possible in the page, and nothing while the
 * page responds: it uses fixed pauses instead.
 */
export async function playWithLowOverhead(page: Page, game: string, presses: number): Promise<void> {
  const random = quickRandom(7);
  const selectors = BOARDS[game].moveButtons;
  for (let pressed = 0; pressed < presses; ) {
    await waitForMove(page, selectors);
    if ((await page.locator(RESULT_SELECTOR).count()) > 0) return;
    const position = await page.evaluate(scrollToMove, { selectors, choice: random.below(1000) });
    // The buttons may have disappeared while the animations ended.
    if (!position) continue;
    await page.waitForTimeout(AFTER_SCROLL_MS);
    await page.mouse.click(position.x, position.y);
    pressed++;
    await page.waitForTimeout(AFTER_PRESS_MS);
  }
  await waitForMove(page, selectors);
}

async function waitForMove(page: Page, selectors: readonly string[]): Promise<void> {
  const anyOf = [...selectors, RESULT_SELECTOR].join(',');
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, anyOf, {
    polling: POLL_MS,
  });
  await page.waitForTimeout(SETTLE_MS);
}

/** Runs in the page: scrolls a move button into view and returns its centre; null if there is none. */
function scrollToMove({ selectors, choice }: { readonly selectors: readonly string[]; readonly choice: number }) {
  for (const selector of selectors) {
    const buttons = document.querySelectorAll(selector);
    if (buttons.length === 0) continue;
    const button = buttons[choice % buttons.length];
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
}
