import type { Locator, Page } from 'playwright-core';

/** So many stops a screen may have. */
const MAX_TAB_STOPS = 150;

/** Goes from stop to stop until it is there, as somebody without a mouse does. Says no where it went away meanwhile. */
export async function tabTo(page: Page, target: Locator): Promise<boolean> {
  const wanted = await target.elementHandle({ timeout: 5000 });
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    const reached = await wanted?.evaluate((element) =>
      element.isConnected ? element === document.activeElement : null,
    );
    if (reached !== false) return reached ?? false;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** Reaches a button and presses it. */
export function keyboardPress(page: Page): (button: Locator) => Promise<void> {
  return async (button) => {
    if (await tabTo(page, button)) await page.keyboard.press('Enter');
  };
}
