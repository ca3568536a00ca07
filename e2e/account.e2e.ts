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

/** Runs in the page: starts a match on the server and resigns. */
async function resignAtOnce(): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { readonly id: string };
  };
  const { id } = await post('/api/matches', { game: 'kompromat', seats: ['me', { bot: 'gentle' }] });
  await post(`/api/matches/${id}/resign`, {});
}

test('an account is created, its match is in the profile, its data is exported, and it is deleted', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment);
  const sign = async (action: 'Create an account' | 'Sign in', passphrase: string) => {
    await page.getByRole('radio', { name: action }).check();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Novák');
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
    await page.getByRole('button', { name: action }).click();
  };

  // Starts as a guest, whose matches the account takes over.
  await page.goto('/daily/agent-avenue');
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await page.getByRole('main', { name: 'Board' }).waitFor();
  expect(await new RandomPlayer(page, 'agent-avenue').play(300)).not.toBeNull();
  await page.goto('/');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByText('You’re playing as the guest').waitFor();
  await sign('Create an account', 'short');
  await page.getByRole('alert').getByText('at least 8 characters').waitFor();
  await sign('Create an account', PASSPHRASE);

  await page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
  await page.getByText('Account ·').waitFor();
  await page.getByRole('region', { name: 'Statistics' }).getByText('Favourite openings').waitFor();
  const finished = page.getByRole('region', { name: 'Finished matches' });
  await finished.getByText(/^(Won|Lost)$/).waitFor();
  await finished.getByRole('button', { name: 'Rematch: Agent Avenue' }).waitFor();
  // Today's daily deal cannot be replayed before tomorrow; all other matches can.
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
  const passphraseForm = page.getByRole('form', { name: 'Change the passphrase' });
  const changePassphrase = async (present: string, next: string) => {
    await passphraseForm.getByLabel('Current passphrase').fill(present);
    await passphraseForm.getByLabel('New passphrase').fill(next);
    await passphraseForm.getByRole('button', { name: 'Change the passphrase' }).click();
  };
  await changePassphrase('not the present one', NEW_PASSPHRASE);
  await passphraseForm.getByRole('alert').getByText('isn’t your current passphrase').waitFor();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
  }
  await changePassphrase(PASSPHRASE, NEW_PASSPHRASE);
  await page.getByRole('status').getByText('signed out everywhere else').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all my data' }).click(),
  ]);
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(exported).toMatchObject({
    user: { name: 'Ada Novák' },
    challenges: [{ score: expect.any(Number) }],
  });

  const link = await page.getByRole('textbox', { name: 'Share this profile' }).inputValue();
  const stranger = await newVisitor(environment);
  const listed = stranger.page.waitForResponse(/\/api\/users\/[^/]+\/matches/);
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
  await stranger.page.getByText('1 match, ').first().waitFor();
  // Others see only public matches.
  expect((await (await listed).json()).matches).toEqual([]);
  await stranger.page.getByRole('region', { name: 'Finished matches' }).getByText('None yet').waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await sign('Create an account', 'three owls at midnight');
  await page.getByRole('alert').getByText('Someone already has an account with this name').waitFor();
  await sign('Create an account', NEW_PASSPHRASE);
  await page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await sign('Sign in', 'three owls at midnight');
  await page.getByRole('alert').getByText('don’t match').waitFor();
  await sign('Sign in', NEW_PASSPHRASE);
  await page.getByRole('heading', { name: 'Ada Novák' }).waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const deletion = page.getByRole('form', { name: 'Delete my account' });
  await deletion.getByLabel('Current passphrase').fill('three owls at midnight');
  await deletion.getByRole('button', { name: 'Yes, delete everything' }).click();
  await deletion.getByRole('alert').getByText('isn’t your current passphrase').waitFor();
  await deletion.getByLabel('Current passphrase').fill(NEW_PASSPHRASE);
  await deletion.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByText('Nothing here has your name on it').waitFor();
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: 'Nobody here' }).waitFor();

  // The browser itself logs failed requests: a refused sign-in, a taken name and a missing profile.
  const unexpected = consoleErrors.filter((message) => !/status of (401|404|409)/.test(message));
  expect(unexpected).toEqual([]);
  await stranger.context.close();
  await context.close();
});

/** Runs in the page: plays a few moves against a bot and resigns, unless the match has ended by then. */
async function playFewMovesAndResign(): Promise<string> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await response.json()) as { id: string; version: number; legal: object[]; result: object | null };
  };
  await call('POST', '/api/guest', { name: 'Ada' });
  const request = { game: 'agent-avenue', seats: ['me', { bot: 'gentle' }] };
  const { id } = await call('POST', '/api/matches', request);
  for (let moves = 0; moves < 4; ) {
    const { version, legal, result } = await call('GET', `/api/matches/${id}`);
    const [move] = legal;
    if (result) break;
    if (!move) continue;
    await call('POST', `/api/matches/${id}/moves`, { version, move });
    moves++;
  }
  await call('POST', `/api/matches/${id}/resign`, {});
  return id;
}

test('the luck of an analysed match is shown in the profile and counted once', async () => {
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  await page.goto('/');
  const id = await page.evaluate(playFewMovesAndResign);
  await page.evaluate(() => localStorage.setItem('safehouse.known', 'true'));
  const luck = page.getByRole('region', { name: 'Luck' });
  await page.goto('/profile');
  await luck.getByText('Nothing yet: analyse').waitFor();
  for (let time = 0; time < 2; time++) {
    await page.goto('/');
    await page.goto(`/replay/${id}#analyse`);
    await page.locator('.rp-account').waitFor();
    await page.goto('/profile');
    await luck.getByText('in 1 analysed match').waitFor();
  }
  expect(await luck.locator('.profile-rating').textContent()).toMatch(/^([+−]\d+|0) percentage points?$/);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await findOverflow(page)).toEqual([]);
  }
  // The browser itself logs the failed request to resign a match that has ended.
  expect(consoleErrors.filter((message) => !/status of 409/.test(message))).toEqual([]);
  await context.close();
});

test('while a profile is loaded, the page shows nothing of the one before', async () => {
  const { page, context } = await newVisitor(environment);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/users/*', async (route) => {
    const [id] = new URL(route.request().url()).pathname.split('/').slice(-1);
    if (id === 'bob') await isReleased;
    await route.fulfill({ json: { id, name: `Name of ${id}`, ratings: [], played: [] } });
  });
  await page.goto('/profile/ada');
  await page.getByRole('heading', { name: 'Name of ada' }).waitFor();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/profile/bob';
    document.body.append(link);
    link.click();
  });
  await page.waitForURL('**/profile/bob');
  await page.getByText('One moment…').waitFor();
  expect(await page.getByRole('heading', { name: 'Name of ada' }).count()).toBe(0);
  release();
  await page.getByRole('heading', { name: 'Name of bob' }).waitFor();
  await context.close();
});
