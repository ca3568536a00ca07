import { afterAll, beforeAll, expect, test } from 'vitest';
import { misfits } from './fit.ts';
import { type House, openHouse } from './house.ts';
import { type Game, openBoard, Player } from './playing.ts';
import { atRest } from './screens.ts';
import { DESK, PHONE, visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** How many presses a whole match may take. */
const MOST: { readonly [game in Game]: number } = {
  'agent-avenue': 250,
  kompromat: 400,
  'spy-connection': 600,
};

test.each(Object.entries(MOST) as [Game, number][])('%s: a whole match by mouse', async (game, most) => {
  const { page, context, complaints } = await visitor(house);
  await openBoard(page, game);
  const player = new Player(page, game);
  expect(await player.play(most)).not.toBeNull();
  await page.getByRole('status', { name: 'The match is over' }).getByRole('heading').waitFor();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  // The count at the end is a board of its own.
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await atRest(page);
    expect(await misfits(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
