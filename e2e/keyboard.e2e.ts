import { afterAll, beforeAll, expect, test } from 'vitest';
import { playByEar } from './by-ear.ts';
import { type House, openHouse } from './house.ts';
import { pressing, tabTo } from './keyboard.ts';
import { visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('Agent Avenue from the front page to the result by keys, roles and names alone', async () => {
  const { page, context, complaints } = await visitor(house);
  await playByEar(page, 'agent-avenue');
  await pressing(page)(page.getByRole('button', { name: 'Play again' }));
  await page.getByRole('list', { name: 'Your hand' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a table is set up and its panel leafed through with Tab, Enter and arrow keys', async () => {
  const { page, context } = await visitor(house);
  const press = pressing(page);
  await page.goto('/');
  await press(page.getByRole('link', { name: 'With friends: Agent Avenue' }));
  await tabTo(page, page.getByRole('radio', { name: '2', exact: true }));
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: 'Seat 3' }).count()).toBe(1);
  await press(page.getByRole('button', { name: 'Open the table' }));
  await tabTo(page, page.getByRole('tab', { name: 'Log' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Rules' }).waitFor();
  expect(await page.getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected')).toBe('true');
  await context.close();
});
