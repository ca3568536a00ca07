import { signal } from '@preact/signals';
import type { OwnProfile } from '@safehouse/protocol';
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
  if (me.value) return name === '' || name === me.value.name ? null : rename(name);
  const answer = await ask<{ readonly user: OwnProfile }>('POST', '/guest', { name: ownName() });
  if (!answer.ok) return answer.no;
  me.value = answer.value.user;
  remember(KNOWN, 'true');
  // The connection was opened by a stranger: it has to be opened again with the cookie.
  socket.renew();
  return null;
}

async function rename(name: string): Promise<No | null> {
  const answer = await ask<OwnProfile>('PUT', '/me', { name });
  if (answer.ok) me.value = answer.value;
  return answer.ok ? null : answer.no;
}
