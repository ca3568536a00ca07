import type { Page } from 'playwright-core';
import type { TestEnvironment } from './test-environment.ts';

const ADMIN = { name: 'Chief', passphrase: 'three owls at noon' };

/** Makes the visitor the server's admin: the first time with the set-up code, later with the passphrase. */
export async function signInAsAdmin(page: Page, { setupCode }: TestEnvironment): Promise<void> {
  const { request } = page;
  // The page requests its session only if it has had one before.
  await page.addInitScript(() => localStorage.setItem('safehouse.known', 'true'));
  const signedIn = await request.post('/api/session', { data: ADMIN });
  if (signedIn.ok()) return;
  const created = await request.post('/api/account', { data: { ...ADMIN, setupCode } });
  if (!created.ok()) throw new Error(`no admin: ${await created.text()}`);
}

/** Reports a user as a guest at a table, so that the admin page has something to show. */
export async function reportFromGuest({ url }: TestEnvironment, about: string): Promise<void> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as { readonly id: string; readonly token: string };
  };
  const { token } = await post('/guest', { name: 'Somebody with a very long name' });
  const { id: match } = await post('/matches', { game: 'kompromat', seats: ['me', 'open'] }, token);
  const text = 'Left in the middle of a match, twice in a row.';
  await post('/reports', { about, match, reason: 'stalling', text }, token);
}
