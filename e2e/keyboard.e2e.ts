import { afterAll, beforeAll, expect, test } from 'vitest';
import { playByRolesAndKeyboard } from './accessible-player.ts';
import { GAMES } from './games.ts';
import { keyboardPress, tabTo } from './keyboard.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test(`${GAMES[0]} from the front page to the result with keyboard, roles and names only`, async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  await playByRolesAndKeyboard(page, GAMES[0]);
  await keyboardPress(page)(page.getByRole('button', { name: 'Rematch' }));
  await page.getByRole('list', { name: 'Your hand' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a table is set up and its panel tabs changed with Tab, Enter and arrow keys', async () => {
  const { page, context } = await newVisitor(environment);
  const press = keyboardPress(page);
  await page.goto('/');
  await press(page.getByRole('link', { name: 'With friends: Agent Avenue' }));
  await tabTo(page, page.getByRole('radio', { name: '2', exact: true }));
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: 'Seat 3' }).count()).toBe(1);
  await press(page.getByRole('button', { name: 'Create table' }));
  await press(page.getByRole('button', { name: 'Log' }));
  await tabTo(page, page.getByRole('tab', { name: 'Log' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Rules' }).waitFor();
  expect(await page.getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected')).toBe('true');
  await context.close();
});
