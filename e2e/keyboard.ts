import type { Locator, Page } from 'playwright-core';

/** More than on any screen. */
const MAX_TAB_STOPS = 150;

/** Presses Tab until the element has the focus. False if the element was removed meanwhile. */
export async function tabTo(page: Page, target: Locator): Promise<boolean> {
  const element = await target.elementHandle({ timeout: 5000 });
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    const reached = await element?.evaluate((target) =>
      target.isConnected ? target === document.activeElement : null,
    );
    if (reached !== false) return reached ?? false;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** Tabs to a button and presses Enter. */
export function keyboardPress(page: Page): (button: Locator) => Promise<void> {
  return async (button) => {
    if (await tabTo(page, button)) await page.keyboard.press('Enter');
  };
}
