import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from './admin.ts';
import { findAxeViolations } from './axe.ts';
import { openTable, sitDown } from './online.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { newVisitor } from './visitor.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

test('a user reports a chat line; the admin sees it, mutes the sender and closes the report', async () => {
  const [admin, ada, bob] = [
    await newVisitor(environment),
    await newVisitor(environment),
    await newVisitor(environment),
  ];
  // The account created with the set-up code is an admin.
  await admin.page.goto('/profile');
  await admin.page.getByRole('radio', { name: 'Create an account' }).check();
  await admin.page.getByRole('textbox', { name: 'Name' }).fill('Chief');
  await admin.page.getByLabel('Passphrase', { exact: true }).fill('three owls at noon');
  await admin.page.locator('summary', { hasText: 'I run this server' }).click();
  await admin.page.getByLabel('Set-up code').fill(environment.setupCode ?? '');
  await admin.page.getByRole('button', { name: 'Create an account' }).click();
  await admin.page.getByRole('heading', { name: 'Chief' }).waitFor();

  const link = await openTable(ada.page, { game: 'Kompromat', name: 'Ada' });
  await sitDown(bob.page, link, 'Bob');
  const say = async (text: string) => {
    await ada.page.getByRole('textbox', { name: 'Say something' }).fill(text);
    await ada.page.getByRole('button', { name: 'Send' }).click();
  };
  for (const { page } of [ada, bob]) await page.getByRole('button', { name: 'Chat' }).click();
  await say('something rude');
  const chat = bob.page.getByRole('list', { name: 'Chat' });
  await chat.getByText('something rude').waitFor();
  await bob.page.getByRole('button', { name: 'Report Ada' }).click();
  const form = bob.page.getByRole('form', { name: 'Report Ada' });
  await form.getByLabel('Reason').selectOption({ label: 'Insults or threats' });
  await form.getByLabel('What happened (optional)').fill('See the chat.');
  await form.getByRole('button', { name: 'Send report' }).click();
  await form.getByText('The admins will look into it').waitFor();

  await admin.page.goto('/admin');
  const row = admin.page.getByRole('row').filter({ hasText: 'something rude' });
  await row.getByText('Insults or threats').waitFor();
  expect(await findAxeViolations(admin.page)).toEqual(new Set());
  await row.getByRole('button', { name: 'Mute for a day' }).click();
  await admin.page.getByRole('cell', { name: 'User muted' }).waitFor();
  await say('more of it');
  await ada.page.getByText('An admin has muted you').waitFor();
  await row.getByRole('button', { name: 'Remove chat message' }).click();
  await chat.getByText('something rude').waitFor({ state: 'detached' });
  const report = admin.page.getByRole('row').filter({ hasText: 'See the chat.' });
  await report.getByRole('button', { name: 'Close report' }).click();
  await admin.page.getByText('No open reports.').waitFor();

  expect(await bob.page.getByText('more of it').count()).toBe(0);
  for (const { consoleErrors, context } of [admin, ada, bob]) {
    expect(consoleErrors).toEqual([]);
    await context.close();
  }
});

test('the admin renames, bans and closes: a banned user is disconnected, and every action is logged', async () => {
  const [admin, eve, fay] = [
    await newVisitor(environment),
    await newVisitor(environment),
    await newVisitor(environment),
  ];
  const { page } = admin;
  await signInAsAdmin(page, environment);
  const link = await openTable(eve.page, { game: 'Kompromat', name: 'Eve' });
  await sitDown(fay.page, link, 'Fay');

  await page.goto('/admin');
  await page.getByLabel('Name starts with').fill('Eve');
  const users = page.getByRole('region', { name: 'Users' });
  await users.getByRole('textbox', { name: 'New name for Eve' }).fill('Eve the Second');
  await users.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('cell', { name: 'Eve → Eve the Second' }).waitFor();
  await fay.page.getByText('Eve the Second').first().waitFor();

  await users.getByRole('button', { name: 'Ban', exact: true }).click();
  await users.getByRole('group', { name: /^Eve the Second will be disconnected everywhere/ }).waitFor();
  const closed = new Promise((resolve) => eve.page.on('websocket', (socket) => socket.on('close', resolve)));
  await eve.page.reload();
  await eve.page.getByText('Fay').first().waitFor();
  await users.getByRole('button', { name: 'Ban', exact: true }).click();
  await page.getByRole('cell', { name: 'User banned' }).waitFor();
  await closed;
  expect((await eve.page.request.get('/api/me')).status()).toBe(403);
  await users.getByRole('button', { name: 'Lift ban' }).waitFor();

  await page.getByLabel('Link or id of the match').fill(link);
  const tables = page.getByRole('region', { name: 'Tables' });
  await tables.getByRole('button', { name: 'Close table' }).click();
  await tables.getByRole('button', { name: 'Close table' }).click();
  await page.getByRole('cell', { name: 'Table closed' }).waitFor();
  const match = link.split('/').at(-1);
  expect((await (await fay.page.request.get(`/api/matches/${match}`)).json()).status).toBe('closed');

  for (const { context } of [admin, eve, fay]) await context.close();
});
