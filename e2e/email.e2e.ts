import { MailServer, type ReceivedMail } from '@safehouse/trials';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAxeViolations } from './axe.ts';
import { findOverflow } from './overflow.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from './visitor.ts';

/** Links in e-mails contain the public URL, so the port must be known before the server starts. */
const PORT = '47913';
const MAIL_TIMEOUT_MS = 60_000;
const PASSPHRASE = 'three owls at noon';

let mailServer: MailServer;
let environment: TestEnvironment;
beforeAll(async () => {
  mailServer = await MailServer.start();
  environment = await startTestEnvironment({
    PORT,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'play@example.org',
    MAIL_DELAY: '2',
  });
});
afterAll(async () => {
  await environment.close();
  await mailServer.stop();
});

async function nextMail(): Promise<ReceivedMail> {
  await expect.poll(() => mailServer.mails.length, { timeout: MAIL_TIMEOUT_MS }).toBeGreaterThan(0);
  return mailServer.mails.shift() as ReceivedMail;
}

/** The path of the first link to this page. */
function linkIn({ text }: ReceivedMail, page: string): string {
  return new RegExp(`http://[^/\\s]+(/${page}/\\S+)`).exec(text)?.[1] ?? '';
}

interface ApiReply {
  readonly id: string;
  readonly version: number;
  readonly legal: readonly object[];
}

/** Sends a request as the app does, with the page's cookie. */
function request(page: Page, method: string, path: string, body?: object): Promise<ApiReply> {
  return page.evaluate(
    async (wanted) => {
      const content = wanted.body && {
        body: JSON.stringify(wanted.body),
        headers: { 'content-type': 'application/json' },
      };
      return (await fetch(`/api${wanted.path}`, { method: wanted.method, ...content })).json();
    },
    { method, path, ...(body && { body }) },
  );
}

async function createAccount(page: Page, name: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Create an account' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

test('an e-mail address is added, confirmed, notified and unsubscribed', async () => {
  const [ann, bob] = [await newVisitor(environment), await newVisitor(environment)];
  const { page } = ann;
  await createAccount(page, 'Ann');
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ann@example.org');
  await page.getByLabel('Your passphrase').fill('not mine at all');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await page.getByText('That isn’t your passphrase.').waitFor();
  await page.getByLabel('Your passphrase').fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Save the address' }).click();
  await page.getByText('We’ve sent a link to ann@example.org.').waitFor();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect([await findOverflow(page), [...(await findAxeViolations(page))]]).toEqual([[], []]);
  }
  const confirmation = await nextMail();
  expect(confirmation).toMatchObject({ to: 'ann@example.org', subject: 'Confirm your e-mail address' });
  await page.goto(linkIn(confirmation, 'confirm-email'));
  await page.getByRole('button', { name: 'Confirm your e-mail address' }).click();
  await page.getByRole('heading', { name: 'Your address is confirmed.' }).waitFor();
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByText('E-mails go to ann@example.org.').waitFor();

  // Ann leaves an open table. Bob joins and moves until it is her turn.
  const { id } = await request(page, 'POST', '/matches', { game: 'kompromat', seats: ['me', 'open'] });
  await page.goto('about:blank');
  await createAccount(bob.page, 'Bob');
  await request(bob.page, 'POST', `/matches/${id}/join`, {});
  for (let moves = 0; mailServer.mails.length === 0 && moves < 50; moves++) {
    const { version, legal } = await request(bob.page, 'GET', `/matches/${id}`);
    if (legal.length === 0) break;
    await request(bob.page, 'POST', `/matches/${id}/moves`, { version, move: legal[0], key: `m${moves}` });
  }
  const mail = await nextMail();
  expect(mail).toMatchObject({ to: 'ann@example.org', subject: 'Your move in Kompromat with Bob' });
  expect(linkIn(mail, 'match')).toBe(`/match/${id}`);
  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  await page.goto(linkIn(mail, 'unsubscribe'));
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('heading', { name: 'Done.' }).waitFor();
  await page.goto('/settings');
  const turn = page.getByRole('checkbox', { name: 'It’s my turn: E-mail' });
  await turn.waitFor();
  expect(await turn.isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'It’s my turn: Push' }).isChecked()).toBe(true);
  await turn.check();
  await page.reload();
  await turn.waitFor();
  await expect.poll(() => turn.isChecked()).toBe(true);
  // Caused by the wrong passphrase.
  expect(ann.consoleErrors).toEqual([expect.stringContaining('401')]);
  expect(bob.consoleErrors).toEqual([]);
  for (const { context } of [ann, bob]) await context.close();
});

test('a forgotten passphrase is reset with the link in an e-mail', async () => {
  const cleo = await newVisitor(environment);
  await createAccount(cleo.page, 'Cleo');
  await request(cleo.page, 'PUT', '/me/email', { address: 'cleo@example.org', passphrase: PASSPHRASE });
  await cleo.page.goto(linkIn(await nextMail(), 'confirm-email'));
  await cleo.page.getByRole('button', { name: 'Confirm your e-mail address' }).click();
  await cleo.page.getByRole('heading', { name: 'Your address is confirmed.' }).waitFor();
  await cleo.context.close();
  // On another device.
  const { page, context, consoleErrors } = await newVisitor(environment, { size: PHONE });
  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Sign in' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cleo');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('a link is on its way there').waitFor();
  const mail = await nextMail();
  expect(mail).toMatchObject({ to: 'cleo@example.org', subject: 'Set a new passphrase' });
  await page.goto('about:blank');
  await page.goto(/http:\S+#reset=\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByLabel('New passphrase', { exact: true }).fill('four owls at night');
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect([await findOverflow(page), [...(await findAxeViolations(page))]]).toEqual([[], []]);
  }
  await page.getByRole('button', { name: 'Set a new passphrase' }).click();
  await page.getByText('Your new passphrase is set').waitFor();
  await page.getByRole('radio', { name: 'Sign in' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cleo');
  await page.getByLabel('Passphrase', { exact: true }).fill('four owls at night');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Cleo' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});
