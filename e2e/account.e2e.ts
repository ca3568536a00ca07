import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOverflow } from './overflow.ts';
import { RandomPlayer } from './random-player.ts';
import { waitForAnimations } from './screens.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

const PASSPHRASE = 'three owls at noon';
const NEW_PASSPHRASE = 'four owls at dusk';

/** Runs in the page: a match on the server that is over as soon as it has begun. */
async function resignAtOnce(): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { readonly id: string };
  };
  const { id } = await post('/api/matches', { game: 'kompromat', seats: ['me', { bot: 'gentle' }] });
  await post(`/api/matches/${id}/resign`, {});
}

test('somebody opens an account, plays, finds it in their profile, takes it along and is forgotten', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
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
  expect(await new RandomPlayer(page, 'agent-avenue').play(300)).not.toBeNull();
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
  await page.evaluate(resignAtOnce);
  await page.reload();
  await finished.getByRole('link', { name: 'Replay: Kompromat' }).waitFor();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
  }

  await page.getByRole('button', { name: 'Change the passphrase' }).click();
  const rekeying = page.getByRole('form', { name: 'Change the passphrase' });
  const rekey = async (present: string, next: string) => {
    await rekeying.getByLabel('Present passphrase').fill(present);
    await rekeying.getByLabel('New passphrase').fill(next);
    await rekeying.getByRole('button', { name: 'Change the passphrase' }).click();
  };
  await rekey('not the present one', NEW_PASSPHRASE);
  await rekeying.getByRole('alert').getByText('not your present passphrase').waitFor();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
  }
  await rekey(PASSPHRASE, NEW_PASSPHRASE);
  await page.getByRole('status').getByText('signed out everywhere else').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything kept about you' }).click(),
  ]);
  const kept = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(kept).toMatchObject({ user: { name: 'Ada Novák' }, challenges: [{ score: expect.any(Number) }] });

  const link = await page.getByRole('textbox', { name: 'This profile, to share' }).inputValue();
  const stranger = await newVisitor(environment);
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
  await stranger.page.getByText('1 match, ').first().waitFor();
  expect(await stranger.page.getByText('Finished matches').count()).toBe(0);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await sign('Sign in', 'three owls at midnight');
  await page.getByRole('alert').getByText('do not go together').waitFor();
  await sign('Sign in', NEW_PASSPHRASE);
  await page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete it all' }).click();
  await page.getByText('Nothing here bears your name').waitFor();
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: 'There is nobody here' }).waitFor();

  // What the browser says of its own about a refused sign-in and a missing person.
  const unexpected = consoleErrors.filter((one) => !/status of (401|404)/.test(one));
  expect(unexpected).toEqual([]);
  await stranger.context.close();
  await context.close();
});

/** Runs in the page: somebody plays a few moves against a bot and gives up. */
async function playFewMovesAndResign(): Promise<string> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await answer.json()) as { id: string; version: number; legal: object[] };
  };
  await call('POST', '/api/guest', { name: 'Ada' });
  const wish = { game: 'agent-avenue', seats: ['me', { bot: 'gentle' }] };
  const { id } = await call('POST', '/api/matches', wish);
  for (let moves = 0; moves < 4; ) {
    const { version, legal } = await call('GET', `/api/matches/${id}`);
    const [move] = legal;
    if (!move) continue;
    await call('POST', `/api/matches/${id}/moves`, { version, move });
    moves++;
  }
  await call('POST', `/api/matches/${id}/resign`, {});
  return id;
}

test('the luck of a match that was analysed is in the profile, and counts once', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  await page.goto('/');
  const id = await page.evaluate(playFewMovesAndResign);
  await page.evaluate(() => localStorage.setItem('safehouse.known', 'true'));
  const luck = page.getByRole('region', { name: 'Luck' });
  await page.goto('/profile');
  await luck.getByText('Nothing to say yet').waitFor();
  for (let time = 0; time < 2; time++) {
    await page.goto('/');
    await page.goto(`/replay/${id}#analyse`);
    await page.locator('.rp-account').waitFor();
    await page.goto('/profile');
    await luck.getByText('in 1 analysed match').waitFor();
  }
  expect(await luck.locator('.profile-rating').textContent()).toMatch(/^([+-]\d+|0)%$/);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
  }
  expect(consoleErrors).toEqual([]);
  await context.close();
});
