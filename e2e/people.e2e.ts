import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { misfits } from './fit.ts';
import { type House, openHouse } from './house.ts';
import { Player } from './playing.ts';
import { atRest } from './screens.ts';
import { DESK, PHONE, visitor } from './visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const PASSPHRASE = 'three owls at noon';

/** Runs in the page: a match on the server that is over as soon as it has begun. */
async function giveUpAtOnce(): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { readonly id: string };
  };
  const { id } = await post('/api/matches', { game: 'kompromat', seats: ['me', { bot: 'gentle' }] });
  await post(`/api/matches/${id}/resign`, {});
}

test('somebody opens an account, plays, finds it in their profile, takes it along and is forgotten', async () => {
  const { page, context, complaints } = await visitor(house);
  const sign = async (way: 'Create an account' | 'Sign in', passphrase: string) => {
    await page.getByRole('radio', { name: way }).check();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Novák');
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
    await page.getByRole('button', { name: way }).click();
  };

  // As a guest first: what they play comes along.
  await page.goto('/daily/agent-avenue');
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await page.getByRole('main', { name: 'Board' }).waitFor();
  expect(await new Player(page, 'agent-avenue').play(300)).not.toBeNull();
  await page.goto('/');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByText('You play as the guest').waitFor();
  await sign('Create an account', 'short');
  await page.getByRole('alert').getByText('at least 8 characters').waitFor();
  await sign('Create an account', PASSPHRASE);

  await page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
  await page.getByText('Account ·').waitFor();
  await page.getByRole('region', { name: 'Statistics' }).getByText('Favourite openings').waitFor();
  const finished = page.getByRole('region', { name: 'Finished matches' });
  await finished.getByText(/^(Won|Lost)$/).waitFor();
  await finished.getByRole('button', { name: 'Rematch: Agent Avenue' }).waitFor();
  // What everybody plays today cannot be replayed before tomorrow; anything else can.
  expect(await finished.getByRole('link', { name: 'Replay: Agent Avenue' }).count()).toBe(0);
  await page.evaluate(giveUpAtOnce);
  await page.reload();
  await finished.getByRole('link', { name: 'Replay: Kompromat' }).waitFor();
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await atRest(page);
    expect(await misfits(page)).toEqual([]);
  }

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything kept about you' }).click(),
  ]);
  const kept = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(kept).toMatchObject({ user: { name: 'Ada Novák' }, challenges: [{ score: expect.any(Number) }] });

  const link = await page.getByRole('textbox', { name: 'This profile, to share' }).inputValue();
  const stranger = await visitor(house);
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
  await stranger.page.getByText('1 match, ').first().waitFor();
  expect(await stranger.page.getByText('Finished matches').count()).toBe(0);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await sign('Sign in', 'three owls at midnight');
  await page.getByRole('alert').getByText('do not go together').waitFor();
  await sign('Sign in', PASSPHRASE);
  await page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete it all' }).click();
  await page.getByText('Nothing here bears your name').waitFor();
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: 'There is nobody here' }).waitFor();

  // What the browser says of its own about a refused sign-in and a missing person.
  const unexpected = complaints.filter((one) => !/status of (401|404)/.test(one));
  expect(unexpected).toEqual([]);
  await stranger.context.close();
  await context.close();
});
