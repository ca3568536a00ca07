import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTwoCards, handCards, waitForOwnOffer } from './agent-avenue-hand.ts';
import { type Drag, dragByMouse, dragByTouch } from './drag.ts';
import { openBoard } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const slot = (page: Page, which: 'up' | 'down') => page.locator(`[data-slot="${which}"]`);
const takeBackButton = (page: Page, which: string) =>
  page.getByRole('button', { name: new RegExp(`^Take back .+ \\(${which}\\)$`) });

test.each([
  ['mouse on a desktop', DESKTOP, 'mouse', dragByMouse],
  ['touch on a phone', PHONE, 'touch', dragByTouch],
] as const)('Agent Avenue: an offer is made by drag and drop: %s', async (_, size, pointer, drag) => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size, pointer });
  await openBoard(page, 'agent-avenue');
  await waitForOwnOffer(page);
  const cards = await findTwoCards(page, 'different');
  if (!cards) throw new Error('a hand of one name');
  const [first, second] = cards;

  // A card dropped outside the slots returns to the hand.
  await drag(page, first, page.getByRole('heading', { level: 1 }));
  expect(await handCards(page).and(page.locator('[aria-pressed=true]')).count()).toBe(0);

  await dragToSlot(page, drag, first, 'up');
  await takeBackButton(page, 'Face up').waitFor();
  await dragToSlot(page, drag, second, 'down');
  await takeBackButton(page, 'Face down').waitFor();
  // Another drag moves a card to the other slot.
  await dragToSlot(page, drag, first, 'down');
  expect(await takeBackButton(page, 'Face up').count()).toBe(0);
  await dragToSlot(page, drag, second, 'up');
  await page.getByRole('button', { name: 'Play both cards' }).click();
  await page.getByRole('button', { name: 'Log' }).first().click();
  await page
    .getByText(/ played .+ face up and .+ face down/)
    .first()
    .waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

async function dragToSlot(page: Page, drag: Drag, card: Locator, which: 'up' | 'down'): Promise<void> {
  await waitForAnimations(page);
  await drag(page, card, slot(page, which));
}
