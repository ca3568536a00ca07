import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { inTurn, inTurnUntil, openTable, sitDown } from './online.ts';
import { Player } from './playing.ts';
import { type Visitor, visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const HIDDEN = { name: /^Recruit the hidden card/ };
const NAMES = ['Ada', 'Bob', 'Cyd', 'Dan'] as const;

test('Agent Avenue in two teams: partners disagree, the others do not hear about what, and it goes to the end', async () => {
  const visitors = await Promise.all(NAMES.map(() => visitor(house)));
  const [ada, ...others] = visitors;
  const link = await openTable(ada.page, {
    game: 'Agent Avenue',
    name: NAMES[0],
    setUp: async () => {
      await ada.page.getByRole('radio', { name: '4', exact: true }).check();
      await ada.page.getByRole('radio', { name: 'As listed' }).check();
    },
  });
  for (const [i, { page }] of others.entries()) await sitDown(page, link, NAMES[i + 1]);
  const players = visitors.map(({ page }, seat) => new Player(page, 'agent-avenue', { seed: seat + 1 }));

  // The first side lays a card each; then both of the second are asked.
  await inTurnUntil([players[0], players[2]], visitors[1].page.getByRole('button', HIDDEN));
  await disagree(visitors);

  expect(await inTurn(players, 600)).toBe(true);
  for (const { page, complaints } of visitors) {
    await page.getByRole('status', { name: 'The match is over' }).waitFor();
    expect(complaints).toEqual([]);
  }
  const told = await Promise.all(visitors.map(({ page }) => page.locator('.result h2').textContent()));
  expect(told[0]).toBe(told[2]);
  expect(told[1]).toBe(told[3]);
  expect(new Set(told)).toEqual(new Set(['You won', 'You lost']));
  for (const { context } of visitors) await context.close();
});

/** AA-37: nothing happens until both want the same; what is proposed stays within the side. */
async function disagree([ada, bob, , dan]: readonly Visitor[]): Promise<void> {
  await bob.page.getByRole('button', HIDDEN).click();
  await dan.page.getByText('Bob proposes: recruit the hidden card').waitFor();
  await dan.page.getByRole('button', { name: /^Recruit (?!the)/ }).click();
  await dan.page.getByText('You propose: recruit the open card').waitFor();
  await bob.page.getByText('Dan proposes: recruit the open card').waitFor();
  for (const name of ['Bob', 'Dan']) await ada.page.getByText(`${name} has made a proposal.`).waitFor();
  expect(await ada.page.getByText('proposes:').count()).toBe(0);
  await dan.page.getByRole('button', HIDDEN).click();
  // Both want the same now, so it is done.
  for (const { page } of [bob, dan]) await page.getByRole('button', HIDDEN).waitFor({ state: 'detached' });
  await ada.page.getByRole('tabpanel', { name: 'Log' }).getByText('recruited').first().waitFor();
}

test('Spy Connection with four on the dark board: two people and two bots to the debriefing', async () => {
  const ada = await visitor(house);
  const bob = await visitor(house);
  const link = await openTable(ada.page, {
    game: 'Spy Connection',
    name: 'Ada',
    setUp: async () => {
      await ada.page.getByRole('radio', { name: '4', exact: true }).check();
      await ada.page.getByRole('radio', { name: /^Night flight/ }).check();
      await ada.page.getByRole('radio', { name: /^Chosen/ }).check();
      for (const seat of ['Seat 3', 'Seat 4'])
        await ada.page.getByRole('combobox', { name: seat }).selectOption({ label: 'Bot, gentle' });
    },
  });
  await sitDown(bob.page, link, 'Bob');
  const both = [ada, bob];
  for (const { page } of both) await page.locator('.sc-night').waitFor();
  const players = both.map(({ page }, i) => new Player(page, 'spy-connection', { seed: i + 1 }));
  expect(await inTurn(players, 1500)).toBe(true);
  for (const { page, complaints } of both) {
    await page.getByRole('status', { name: 'The match is over' }).waitFor();
    await page.getByRole('region', { name: 'Debriefing' }).getByRole('row').nth(4).waitFor();
    expect(complaints).toEqual([]);
  }
  const scores = await Promise.all(both.map(({ page }) => page.locator('.result .scores').textContent()));
  expect(scores[0]).toBe(scores[1]);
  for (const { context } of both) await context.close();
});
