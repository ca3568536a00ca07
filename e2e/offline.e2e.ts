import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { openBoard, Player } from './playing.ts';
import { visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('without a network and without the server the app opens, a match goes on and another begins', async () => {
  const { page, context } = await visitor(house);
  await openBoard(page, 'agent-avenue');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const player = new Player(page, 'agent-avenue');
  await player.play(3);
  await house.stopServer();
  await context.setOffline(true);
  await page.reload();
  await page.locator('.aa-hand').waitFor();
  await player.play(6);
  await page.getByRole('link', { name: 'Front page' }).first().click();
  await page.getByText('The server cannot be reached').waitFor();
  await page.getByRole('button', { name: 'Play now against a bot: Kompromat' }).click();
  const other = new Player(page, 'kompromat');
  await other.play(8);
  expect(await page.locator('.kompromat').count()).toBe(1);
  await context.close();
});
