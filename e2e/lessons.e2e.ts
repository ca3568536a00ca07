import { LANGS } from '@safehouse/ui/languages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolationsInBothSchemes } from './axe.ts';
import { LESSON_BOOKS } from './game-texts.ts';
import { keyboardPress } from './keyboard.ts';
import { LESSONS, LessonPlayer } from './lesson-player.ts';
import { findOverflow } from './overflow.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const lessonTranslations = async (game: string, lesson: string) => (await LESSON_BOOKS[game].translations.en())[lesson];

const FIRST_LESSONS = Object.entries(LESSON_BOOKS).map(([game, { lessons }]) => `/learn/${game}/${lessons[0].id}`);

test.each(LESSONS)('%s, %s: can be finished by mouse', async (game, id, lesson) => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  await page.goto('/');
  await page.locator(`.box.game-${game} a[href="/learn/${game}"]`).click();
  await page.locator(`a[href="/learn/${game}/${id}"]`).click();
  await new LessonPlayer(page, game, (button) => button.click()).playLesson(lesson, await lessonTranslations(game, id));
  await page.locator('.learn-after').waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test.each(LESSONS)('%s, %s: can be finished by keyboard', async (game, id, lesson) => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: DESKTOP });
  await page.goto(`/learn/${game}/${id}`);
  await new LessonPlayer(page, game, keyboardPress(page)).playLesson(lesson, await lessonTranslations(game, id));
  expect(await page.locator('.learn-after').count()).toBe(1);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

const SIDEWAYS_PHONES = [
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 683, height: 384 },
  { width: 800, height: 450 },
];

test.each(FIRST_LESSONS)('%s: on a phone on its side the board is large, and is visible as a whole', async (path) => {
  const { page, context } = await newVisitor(environment, { size: PHONE });
  await page.goto(path);
  await page.locator('.frame-board > *').waitFor();
  for (const size of SIDEWAYS_PHONES) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    const { height = 0 } = (await page.locator('.frame-board').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(220);
    expect(height).toBeLessThan(size.height);
  }
  await context.close();
});

test('the menu has a link to the lessons', async () => {
  const { page, context } = await newVisitor(environment, { size: PHONE });
  await page.goto('/rules');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('heading', { name: 'Learn to play' }).waitFor();
  await context.close();
});

test('an unexpected move is explained and not played, and progress survives a reload', async () => {
  const { page, context } = await newVisitor(environment, { size: PHONE });
  await page.goto('/learn/kompromat/basics');
  const { texts } = await lessonTranslations('kompromat', 'basics');
  const learner = new LessonPlayer(page, 'kompromat', (button) => button.click());
  await page.locator('.ko-slot').first().click();
  await page.locator('.learn-note').getByText('press “Next” first').waitFor();
  for (const text of ['welcome', 'aim', 'deck'] as const) {
    await learner.waitForText(texts[text]);
    await learner.mainButton.click();
  }
  await learner.waitForText(texts.place);
  await page.locator('.ko-slot').first().click();
  await page.locator('.learn-note').getByText(texts.placeOther).waitFor();
  expect(await page.locator('.ko-slot').count()).toBe(4);
  await page.reload();
  await learner.waitForText(texts.place);
  await page.getByRole('button', { name: 'Back' }).click();
  await learner.waitForText(texts.deck);
  await context.close();
});

test('the target of a step is visible, also on a phone', async () => {
  const { page, context } = await newVisitor(environment, { size: PHONE });
  for (const [game, { lessons }] of Object.entries(LESSON_BOOKS)) {
    const [lesson] = lessons;
    await page.goto(`/learn/${game}/${lesson.id}`);
    for (let stop = 0; stop < 3; stop++) {
      await page.locator('.learn-ring').waitFor();
      await waitForAnimations(page);
      expect([game, stop, await page.evaluate(visibleRingShare)]).toEqual([game, stop, 1]);
      await page.locator('.learn-buttons .button').last().click();
    }
  }
  await context.close();
});

/** The visible fraction of the ring. A ring taller than the viewport counts as visible if it fills it. */
function visibleRingShare(): number {
  const ring = document.querySelector('.learn-ring')?.getBoundingClientRect();
  const view = document.querySelector('.learn-main')?.getBoundingClientRect();
  if (!ring || !view) return 0;
  const seen = Math.min(ring.bottom, view.bottom + 5) - Math.max(ring.top, view.top - 5);
  return Math.round((seen / Math.min(ring.height, view.height)) * 20) / 20;
}

test('axe finds no violation in the list of lessons or in a lesson, light or dark', async () => {
  for (const size of [PHONE, DESKTOP]) {
    const { page, context } = await newVisitor(environment, { size });
    const violations: string[] = [];
    for (const path of ['/learn', ...FIRST_LESSONS]) {
      await page.goto(path);
      await page.locator('.learn-lesson, .learn-text').first().waitFor();
      await advanceToFirstMove(page);
      for (const violation of await findAxeViolationsInBothSchemes(page)) violations.push(`${path} ${violation}`);
    }
    expect(violations).toEqual([]);
    await context.close();
  }
});

/** Goes to the first move of a lesson. Does nothing on the list of lessons. */
async function advanceToFirstMove(page: Page): Promise<void> {
  if ((await page.locator('.learn-coach').count()) === 0) return;
  const main = page.locator('.learn-buttons .button').last();
  while ((await page.locator('.learn-coach.is-asking').count()) === 0) await main.click();
  await main.click();
}

test.each(LANGS)('list of lessons and every lesson fit in %s', async (lang) => {
  const { page, context } = await newVisitor(environment, { lang });
  for (const path of ['/learn', ...LESSONS.map(([game, id]) => `/learn/${game}/${id}`)]) {
    await page.goto(path);
    await page.locator('.learn-lesson, .learn-text').first().waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await waitForAnimations(page);
      expect([path, size, await findOverflow(page)]).toEqual([path, size, []]);
    }
  }
  await context.close();
});
