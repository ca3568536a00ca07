import { signal } from '@preact/signals';
import type { Credentials, OwnProfile, PassphraseWish } from '@safehouse/protocol';
import { ownName } from '../state/names.ts';
import { remember, remembered, settings } from '../state/settings.ts';
import { ask, type No } from './api.ts';
import { socket } from './socket.ts';

/** Who we are to the server; null while it does not know us. */
export const me = signal<OwnProfile | null>(null);

let coming: Promise<No | null> | null = null;

const KNOWN = 'safehouse.known';

/** Asks only where there was a session once: strangers need not be told that they are. */
export async function recall(): Promise<void> {
  if (remembered(KNOWN) !== true) return;
  const answer = await ask<OwnProfile>('GET', '/me');
  if (answer.ok) me.value = answer.value;
  else if (answer.no.code === 'not-signed-in') me.value = null;
}

/** Makes sure that the server knows us, as a guest if need be. */
export function comeIn(): Promise<No | null> {
  coming ??= enter().finally(() => {
    coming = null;
  });
  return coming;
}

async function enter(): Promise<No | null> {
  if (!me.value) await recall();
  const name = settings.name.value.trim();
  if (me.value) return isCalled(me.value, name) ? null : rename(name);
  return become('/guest', { name: ownName() });
}

/** The name of an account stands; a guest has the one in this browser. */
function isCalled({ kind, name }: OwnProfile, wanted: string): boolean {
  return kind === 'account' || wanted === '' || wanted === name;
}

/** Opens an account, also for a guest who is here already, or comes back to one. */
export async function openAccount(way: 'sign-up' | 'sign-in', credentials: Credentials): Promise<No | null> {
  const no = await become(way === 'sign-up' ? '/account' : '/session', credentials);
  if (!no && me.value) settings.name.value = me.value.name;
  return no;
}

async function become(path: string, body: object): Promise<No | null> {
  const answer = await ask<{ readonly user: OwnProfile }>('POST', path, body);
  if (!answer.ok) return answer.no;
  me.value = answer.value.user;
  remember(KNOWN, 'true');
  // The connection was opened by somebody else: it has to be opened again with the cookie.
  socket.renew();
  return null;
}

export function signOut(): Promise<No | null> {
  return goAway('/session');
}

/** The server forgets us, for good. */
export function beForgotten(): Promise<No | null> {
  return goAway('/me');
}

async function goAway(path: '/session' | '/me'): Promise<No | null> {
  const answer = await ask('DELETE', path);
  if (!answer.ok) return answer.no;
  me.value = null;
  settings.name.value = '';
  remember(KNOWN, 'false');
  socket.renew();
  return null;
}

/** Whoever else is signed in to the account is so no longer. */
export async function changePassphrase(wish: PassphraseWish): Promise<No | null> {
  const answer = await ask('PUT', '/me/passphrase', wish);
  return answer.ok ? null : answer.no;
}

async function rename(name: string): Promise<No | null> {
  const answer = await ask<OwnProfile>('PUT', '/me', { name });
  if (answer.ok) me.value = answer.value;
  return answer.ok ? null : answer.no;
}
