import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { GAMES_WITH_CHARACTERS } from './games.ts';
import { openTable, sitDown } from './online.ts';
import { findOverflow } from './overflow.ts';
import { openBoard } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { resignForBot } from './stored-match.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('a character is chosen, speaks and is beaten, and the next stronger one offers a match', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Wanda, sharp' }).check();
  await page.getByRole('button', { name: 'Play against Wanda: Agent Avenue' }).click();
  await page.locator('.speech-bubble').waitFor();
  expect(await page.locator('.person-name', { hasText: 'Wanda' }).count()).toBe(1);

  await resignForBot(page, 1);
  const poster = page.getByRole('status', { name: 'The match is over' });
  await poster.getByRole('heading', { name: 'Wanda resigned.' }).waitFor();
  expect(await poster.locator('.stamp').textContent()).toBe('Rival withdrew');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect([await findOverflow(page), [...(await findAxeViolations(page))]]).toEqual([[], []]);
  }

  await poster.getByRole('button', { name: 'Play against Finch' }).click();
  await page.locator('.person-name', { hasText: 'Finch' }).waitFor();
  await page.goto('/');
  // The choice and the victory are remembered, only for this game.
  await page.getByRole('button', { name: 'Play against Finch: Agent Avenue' }).waitFor();
  await page.getByRole('radio', { name: 'Wanda, sharp, beaten' }).waitFor();
  await page.getByRole('button', { name: 'Play against Pim: Kompromat' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

const LONG_REMARK = 'Vierundzwanzig Stunden lang habe ich auf diesen einen Zug gewartet.';

test.each(GAMES_WITH_CHARACTERS)(
  '%s: a speech bubble covers neither numbers nor the board, and beside the board no face',
  async (game) => {
    const { page, context } = await newVisitor(environment, { lang: 'de' });
    for (const [width, height] of [
      [1366, 768],
      [820, 1180],
      [844, 390],
      [568, 320],
      [390, 844],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      await openBoard(page, game);
      await page.locator('.speech-bubble').waitFor({ state: 'attached' });
      await waitForAnimations(page);
      const needed = `.tile-numbers, .tile-details > *, .frame-board${width > 1000 ? ', .face' : ''}`;
      const usual = await coveredBySpeech(page, needed);
      await page.evaluate((text) => {
        const spoken = document.querySelector('.speech-bubble')?.lastChild;
        if (spoken) spoken.textContent = text;
      }, LONG_REMARK);
      const long = await coveredBySpeech(page, needed);
      expect([width, usual, long]).toEqual([width, [], []]);
    }
    await context.close();
  },
);

/** The elements under the visible part of the speech bubble. */
function coveredBySpeech(page: Page, needed: string): Promise<string[]> {
  return page.locator('.speech').evaluateAll((elements, selector) => {
    const boxes = elements.flatMap((speech) => {
      const bubble = speech.querySelector('.speech-bubble')?.getBoundingClientRect();
      const outer = speech.getBoundingClientRect();
      return bubble ? [{ bubble, outer }] : [];
    });
    return boxes.flatMap(({ bubble, outer }) => {
      const left = Math.max(bubble.left, outer.left);
      const right = Math.min(bubble.right, outer.right);
      const top = Math.max(bubble.top, outer.top);
      const bottom = Math.min(bubble.bottom, outer.bottom);
      if (right - left < 1 || bottom - top < 1) return [];
      if (top < 0) return ['the edge of the screen'];
      const parts = [...document.querySelectorAll(selector)].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
      });
      return parts.map(({ className }) => className);
    });
  }, needed);
}

test("the poster works by keyboard, and the characters' speech can be turned off", async () => {
  const { page, context } = await newVisitor(environment);
  await page.goto('/settings');
  await page.locator('input[name="speech"]').nth(1).check();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play against .+: Kompromat$/ }).click();
  await page.locator('.person-name', { hasText: 'Pim' }).waitFor();
  expect(await page.locator('.speech-bubble').count()).toBe(0);
  await resignForBot(page, 1);
  const next = page.getByRole('button', { name: 'Play against Olga' });
  await next.waitFor();
  expect(await page.locator('.last-word').count()).toBe(0);
  await next.focus();
  await page.keyboard.press('Enter');
  await page.locator('.person-name', { hasText: 'Olga' }).waitFor();
  await context.close();
});

test('a rematch takes one press for each side, and shows who has asked for it', async () => {
  const [ada, bob] = [await newVisitor(environment), await newVisitor(environment)];
  const link = await openTable(ada.page, { game: 'Agent Avenue', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  for (const { page } of [ada, bob]) await page.locator('.aa-stage').waitFor();
  await bob.page.getByRole('button', { name: 'More', exact: true }).click();
  await bob.page.getByRole('button', { name: 'Resign' }).click();
  await bob.page.getByRole('button', { name: 'Yes, resign' }).click();
  await bob.page.getByRole('heading', { name: 'You resigned.' }).waitFor();
  await ada.page.getByRole('heading', { name: 'Bob resigned.' }).waitFor();
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByText('Waiting for Bob').waitFor();
  await bob.page.getByText('Ada wants a rematch').waitFor();
  await bob.page.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [ada, bob]) await page.locator('.aa-hand').waitFor();
  await ada.context.close();
  await bob.context.close();
});
