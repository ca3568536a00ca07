import { signal } from '@preact/signals';
import type { Credentials, OwnProfile, PassphraseRequest } from '@safehouse/protocol';
import { ownName } from '../state/player-names.ts';
import { settings } from '../state/settings.ts';
import { readStorage, writeStorage } from '../state/storage.ts';
import { apiRequest, type RequestError } from './api.ts';
import { socket } from './socket.ts';

/** Who we are to the server; null while it does not know us. */
export const currentUser = signal<OwnProfile | null>(null);

let pendingSession: Promise<RequestError | null> | null = null;

const HAS_SESSION_KEY = 'safehouse.known';

/** Asks only where there was a session once: strangers need not be told that they are. */
export async function restoreSession(): Promise<void> {
  if (readStorage(HAS_SESSION_KEY) !== true) return;
  const answer = await apiRequest<OwnProfile>('GET', '/me');
  if (answer.ok) currentUser.value = answer.value;
  else if (answer.error.code === 'not-signed-in') currentUser.value = null;
}

/** Makes sure that the server knows us, as a guest if need be. */
export function ensureSession(): Promise<RequestError | null> {
  pendingSession ??= establishSession().finally(() => {
    pendingSession = null;
  });
  return pendingSession;
}

async function establishSession(): Promise<RequestError | null> {
  if (!currentUser.value) await restoreSession();
  const name = settings.name.value.trim();
  if (currentUser.value) return hasName(currentUser.value, name) ? null : changeName(name);
  return startSession('/guest', { name: ownName() });
}

/** The name of an account stands; a guest has the one in this browser. */
function hasName({ kind, name }: OwnProfile, wanted: string): boolean {
  return kind === 'account' || wanted === '' || wanted === name;
}

/** Opens an account, also for a guest who is here already, or comes back to one. */
export async function authenticate(
  way: 'sign-up' | 'sign-in',
  credentials: Credentials,
): Promise<RequestError | null> {
  const error = await startSession(way === 'sign-up' ? '/account' : '/session', credentials);
  if (!error && currentUser.value) settings.name.value = currentUser.value.name;
  return error;
}

async function startSession(path: string, body: object): Promise<RequestError | null> {
  const answer = await apiRequest<{ readonly user: OwnProfile }>('POST', path, body);
  if (!answer.ok) return answer.error;
  currentUser.value = answer.value.user;
  writeStorage(HAS_SESSION_KEY, 'true');
  // The connection was opened by somebody else: it has to be opened again with the cookie.
  socket.reconnect();
  return null;
}

export function signOut(): Promise<RequestError | null> {
  return endSession('/session');
}

/** The server forgets us, for good. */
export function deleteAccount(): Promise<RequestError | null> {
  return endSession('/me');
}

async function endSession(path: '/session' | '/me'): Promise<RequestError | null> {
  const answer = await apiRequest('DELETE', path);
  if (!answer.ok) return answer.error;
  currentUser.value = null;
  settings.name.value = '';
  writeStorage(HAS_SESSION_KEY, 'false');
  socket.reconnect();
  return null;
}

/** Whoever else is signed in to the account is so no longer. */
export async function changePassphrase(wish: PassphraseRequest): Promise<RequestError | null> {
  const answer = await apiRequest('PUT', '/me/passphrase', wish);
  return answer.ok ? null : answer.error;
}

async function changeName(name: string): Promise<RequestError | null> {
  const answer = await apiRequest<OwnProfile>('PUT', '/me', { name });
  if (answer.ok) currentUser.value = answer.value;
  return answer.ok ? null : answer.error;
}
