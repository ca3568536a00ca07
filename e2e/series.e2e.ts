import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable, sitDown } from './online.ts';
import { findOverflow } from './overflow.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

/** Two players at the first match of a best of three, created from the front page. */
async function openSeries() {
  const [ada, bob] = [await newVisitor(environment), await newVisitor(environment, { size: PHONE })];
  const link = await openTable(ada.page, {
    game: 'Kompromat',
    name: 'Ada',
    async setUp() {
      await ada.page.getByRole('radio', { name: 'Best of 3' }).click();
    },
  });
  await sitDown(bob.page, link, 'Bob');
  for (const { page } of [ada, bob]) await expectScore(page, '0 : 0 · match 1 of 3');
  return { ada, bob };
}

async function expectScore(page: Page, score: string): Promise<void> {
  await page.locator('.phase', { hasText: score }).waitFor();
}

/** Loses the match by resigning, so that nothing depends on the cards. */
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

const poster = (page: Page) => page.getByRole('status', { name: 'The match is over' });

async function expectNoOverflow(page: Page): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
  }
}

test('a best of three is played to its end, and the next series is started', async () => {
  const { ada, bob } = await openSeries();
  await resign(bob.page);
  await poster(ada.page).getByText('1 : 0 · match 1 of 3').waitFor();
  await poster(bob.page).getByText('0 : 1 · match 1 of 3').waitFor();
  await expectNoOverflow(bob.page);

  // One press each; in the second match the seats are exchanged.
  await ada.page.getByRole('button', { name: 'Next match' }).click();
  await ada.page.getByRole('heading', { name: 'Waiting for Bob' }).waitFor();
  await expectNoOverflow(ada.page);
  await bob.page.getByText('Ada is ready for the next match').waitFor();
  await bob.page.getByRole('button', { name: 'Next match' }).click();
  await expectScore(ada.page, '1 : 0 · match 2 of 3');
  await expectScore(bob.page, '0 : 1 · match 2 of 3');
  await resign(ada.page);
  await poster(ada.page).getByText('1 : 1 · match 2 of 3').waitFor();

  // Bob has left the table and finds the third match in his list of matches.
  await bob.page.goto('/');
  await ada.page.getByRole('button', { name: 'Next match' }).click();
  await bob.page
    .getByRole('link', { name: /Kompromat.*1 : 1 · match 3 of 3/ })
    .first()
    .click();
  await bob.page.getByRole('button', { name: 'Join' }).click();
  for (const { page } of [ada, bob]) await expectScore(page, '1 : 1 · match 3 of 3');
  await resign(ada.page);
  await poster(bob.page).getByText('You won the series 2 : 1.').waitFor();
  await poster(ada.page).getByText('Bob won the series 2 : 1.').waitFor();
  await expectNoOverflow(ada.page);

  // Another series of the same length.
  await bob.page.getByRole('button', { name: 'Rematch: Best of 3' }).click();
  await ada.page.getByText('Bob wants a rematch').waitFor();
  await ada.page.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [ada, bob]) await expectScore(page, '0 : 0 · match 1 of 3');
  for (const { consoleErrors, context } of [ada, bob]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

test('a series can be ended after a match, and both see by whom', async () => {
  const { ada, bob } = await openSeries();
  await resign(bob.page);
  await bob.page.getByRole('button', { name: 'End the series' }).click();
  await bob.page.getByRole('button', { name: 'Really end the series?' }).click();
  await poster(bob.page).getByText('0 : 1 · You ended the series.').waitFor();
  await poster(ada.page).getByText('1 : 0 · Bob ended the series.').waitFor();
  await ada.page.getByRole('button', { name: 'Rematch: Best of 3' }).waitFor();
  for (const { consoleErrors, context } of [ada, bob]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});
