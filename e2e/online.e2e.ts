import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
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
  const link = await openTable(ada.page, 'Ada');
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
  await inTurn(players, 400);
  for (const { page, complaints } of [ada, bob]) {
    await page.getByRole('status', { name: 'The match is over' }).waitFor();
    expect(complaints).toEqual([]);
  }
  const told = await Promise.all([ada, bob].map(({ page }) => page.locator('.result h2').textContent()));
  expect(told.sort()).toEqual(['You lost', 'You won']);
  await ada.context.close();
  await bob.context.close();
});

/** Whoever may do something does; at most so many presses. */
async function inTurn(players: readonly Player[], most: number): Promise<void> {
  for (let presses = 0; presses < most; ) {
    await Promise.any(players.map((player) => player.wait()));
    for (const player of players) {
      if (await player.over.isVisible()) return;
      if (await player.step()) presses++;
    }
  }
}

async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'With friends: Agent Avenue' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByRole('textbox', { name: 'Share this link' }).inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}
