import type { Page } from 'playwright-core';
import type { TestEnvironment } from './test-environment.ts';

const ADMIN = { name: 'Chief', passphrase: 'three owls at noon' };

/** The visitor becomes the admin of the server: by the set-up code the first time, later by the passphrase. */
export async function signInAsAdmin(page: Page, { setupCode }: TestEnvironment): Promise<void> {
  const { request } = page;
  // The page asks for its session only where it has had one.
  await page.addInitScript(() => localStorage.setItem('safehouse.known', 'true'));
  const signedIn = await request.post('/api/session', { data: ADMIN });
  if (signedIn.ok()) return;
  const created = await request.post('/api/account', { data: { ...ADMIN, setupCode } });
  if (!created.ok()) throw new Error(`no admin: ${await created.text()}`);
}

/** A guest at a table of their own reports a user, so that admins have something to look at. */
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
