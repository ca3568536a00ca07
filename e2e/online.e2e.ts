import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { inTurn, openTable, sitDown } from './online.ts';
import { Player } from './playing.ts';
import { visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('two people in two browsers play a match to its end; one reloads in the middle', async () => {
  const ada = await visitor(house);
  const bob = await visitor(house);
  const link = await openTable(ada.page, { game: 'Agent Avenue', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  await ada.page.locator('.aa-hand').waitFor();
  await bob.page.locator('.aa-hand').waitFor();
  const players = [
    new Player(ada.page, 'agent-avenue', { seed: 1 }),
    new Player(bob.page, 'agent-avenue', { seed: 2 }),
  ] as const;
  await inTurn(players, 12);
  const before = await ada.page.locator('.aa-stock').textContent();
  await bob.page.reload();
  await bob.page.locator('.aa-hand').waitFor();
  expect(await bob.page.locator('.aa-stock').textContent()).toContain(before?.match(/\d+/)?.[0]);
  expect(await inTurn(players, 400)).toBe(true);
  for (const { page, complaints } of [ada, bob]) {
    await page.getByRole('status', { name: 'The match is over' }).waitFor();
    expect(complaints).toEqual([]);
  }
  const told = await Promise.all([ada, bob].map(({ page }) => page.locator('.result h2').textContent()));
  expect(told.sort()).toEqual(['You lost', 'You won']);
  await ada.context.close();
  await bob.context.close();
});
