import { afterAll, beforeAll, expect, test } from 'vitest';
import { playByEar } from './by-ear.ts';
import { type House, openHouse } from './house.ts';
import { visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

// Agent Avenue is played like this in every `npm test`.
test.each(['kompromat', 'spy-connection'] as const)(
  '%s from the front page to the result by keys, roles and names alone',
  async (game) => {
    const { page, context, complaints } = await visitor(house);
    await playByEar(page, game);
    await page.getByRole('status', { name: 'The match is over' }).getByRole('heading').waitFor();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  600_000,
);
