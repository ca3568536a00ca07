import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Player } from './playing.ts';
import { visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('on one device the table is covered between players, and no card is under the cover', async () => {
  const { page, context, complaints } = await visitor(house);
  await page.goto('/new/agent-avenue?with=device');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Bob');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const player = new Player(page, 'agent-avenue');
  const passed: string[] = [];
  while (passed.length < 4) {
    await player.wait();
    // Luck may end a match early; by then the device has gone to and fro.
    if (await player.over.isVisible()) break;
    if (!(await player.cover.isVisible())) {
      await player.step();
      continue;
    }
    expect(await page.locator('main .game-agent-avenue').count()).toBe(0);
    const heading = await player.cover.getByRole('heading').textContent();
    const name = heading?.replace('Pass the device to ', '') ?? '';
    passed.push(name);
    await page.getByRole('button', { name: `I am ${name}: uncover` }).click();
    await player.cover.waitFor({ state: 'detached' });
  }
  // Whoever got the device never is the one who had it.
  expect(passed.every((name, i) => i === 0 || name !== passed[i - 1])).toBe(true);
  expect(new Set(passed)).toEqual(new Set(['Ada', 'Bob']));
  expect(complaints).toEqual([]);
  await context.close();
});
