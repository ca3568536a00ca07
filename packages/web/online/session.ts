import { signal } from '@preact/signals';
import type { AccountRequest, Credentials, OwnProfile, PassphraseRequest } from '@safehouse/protocol';
import { ownName } from '../state/player-names.ts';
import { settings } from '../state/settings.ts';
import { readStorage, writeStorage } from '../state/storage.ts';
import { apiRequest, type RequestError } from './api.ts';
import { loadWithRetries } from './load-with-retries.ts';
import { socket } from './socket.ts';

/** Null without a session. */
export const currentUser = signal<OwnProfile | null>(null);

/** Why this browser's session could not be restored: the server cannot be reached. Null without a session. */
export const sessionError = signal<RequestError | null>(null);

let endRestoring: (() => void) | null = null;
let pendingSession: Promise<RequestError | null> | null = null;

const HAS_SESSION_KEY = 'safehouse.known';

/** The visibility of an account is the same on all devices. */
currentUser.subscribe((user) => {
  if (user?.kind === 'account') settings.invisible.value = user.invisible;
});

/**
 * Makes no request in a browser that never had a session. Returns after one request; if the server cannot be reached,
 * more follow.
 */
export function restoreSession(): Promise<void> {
  if (readStorage(HAS_SESSION_KEY) !== true) return Promise.resolve();
  endRestoring?.();
  return new Promise((resolve) => {
    endRestoring = loadWithRetries(async () => {
      const error = await loadUser();
      resolve();
      return error;
    });
  });
}

async function loadUser(): Promise<RequestError | null> {
  const answer = await apiRequest<OwnProfile>('GET', '/me');
  if (answer.ok) currentUser.value = answer.value;
  else if (answer.error.code === 'not-signed-in') currentUser.value = null;
  const error = answer.ok ? null : answer.error;
  sessionError.value = error?.code === 'offline' ? error : null;
  return error;
}

/** Creates a guest if there is no session. */
export function ensureSession(): Promise<RequestError | null> {
  pendingSession ??= establishSession().finally(() => {
    pendingSession = null;
  });
  return pendingSession;
}

async function establishSession(): Promise<RequestError | null> {
  if (!currentUser.value) await restoreSession();
  // Without this an account whose session could not be checked would become a guest.
  if (!currentUser.value && sessionError.value) return sessionError.value;
  const name = settings.name.value.trim();
  if (currentUser.value) return hasName(currentUser.value, name) ? null : changeName(name);
  return startSession('/guest', { name: ownName() });
}

/** An account keeps its name; a guest has the name from this browser's settings. */
function hasName({ kind, name }: OwnProfile, wanted: string): boolean {
  return kind === 'account' || wanted === '' || wanted === name;
}

/**
 * Turns a guest into an account. Signs in if the name and the passphrase are those of an existing account: the answer to
 * an earlier request may have been lost.
 */
export async function signUp(request: AccountRequest): Promise<RequestError | null> {
  const error = await startAccountSession('/account', request);
  if (error?.code !== 'name-taken') return error;
  const { name, passphrase } = request;
  return (await signIn({ name, passphrase })) === null ? null : error;
}

export function signIn(credentials: Credentials): Promise<RequestError | null> {
  return startAccountSession('/session', credentials);
}

async function startAccountSession(path: '/account' | '/session', body: AccountRequest): Promise<RequestError | null> {
  const error = await startSession(path, body);
  if (!error && currentUser.value) settings.name.value = currentUser.value.name;
  return error;
}

async function startSession(path: string, body: object): Promise<RequestError | null> {
  const answer = await apiRequest<{ readonly user: OwnProfile }>('POST', path, body);
  if (!answer.ok) return answer.error;
  currentUser.value = answer.value.user;
  writeStorage(HAS_SESSION_KEY, 'true');
  // The socket was opened without this session's cookie.
  socket.reconnect();
  return null;
}

export function signOut(): Promise<RequestError | null> {
  return endSession('/session');
}

/** Accounts must give their passphrase. */
export function deleteAccount(request: { readonly passphrase?: string }): Promise<RequestError | null> {
  return endSession('/me', request);
}

async function endSession(path: '/session' | '/me', body?: object): Promise<RequestError | null> {
  const answer = await apiRequest('DELETE', path, body);
  if (!answer.ok) return answer.error;
  currentUser.value = null;
  settings.name.value = '';
  writeStorage(HAS_SESSION_KEY, 'false');
  socket.reconnect();
  return null;
}

/** Ends all other sessions of the account. */
export async function changePassphrase(request: PassphraseRequest): Promise<RequestError | null> {
  const answer = await apiRequest('PUT', '/me/passphrase', request);
  return answer.ok ? null : answer.error;
}

/** Saves the setting of an account for all devices. For a guest it is only in the browser's settings. */
export async function saveInvisible(): Promise<void> {
  if (currentUser.value?.kind !== 'account') return;
  const answer = await apiRequest<OwnProfile>('PUT', '/me', { invisible: settings.invisible.value });
  // If it was not stored, the switch is reset.
  currentUser.value = answer.ok ? answer.value : { ...currentUser.value };
}

async function changeName(name: string): Promise<RequestError | null> {
  const answer = await apiRequest<OwnProfile>('PUT', '/me', { name });
  if (answer.ok) currentUser.value = answer.value;
  return answer.ok ? null : answer.error;
}
