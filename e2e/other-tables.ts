import type { Page } from 'playwright-core';

/** Pages with a board other than a table in play: the replay page, a lesson, and the device handover. */
export type OtherTable = 'review' | 'lesson' | 'cover';

/** Opens each of them, starting at the end of a match. */
export async function* visitOtherTables(page: Page, game: string): AsyncGenerator<OtherTable> {
  await page.locator('.poster a[href^="/replay/"]').first().click();
  await page.locator('.rp-board .frame-board > *').waitFor();
  yield 'review';
  await page.goto(`/learn/${game}`);
  await page.locator(`a[href^="/learn/${game}/"]`).first().click();
  await page.locator('.frame-board > *').waitFor();
  yield 'lesson';
  await page.goto(`/new/${game}?with=device`);
  await page.locator('form.setup button[type=submit]').click();
  await page.locator('section.cover').waitFor();
  yield 'cover';
}
