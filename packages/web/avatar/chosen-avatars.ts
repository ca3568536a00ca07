import { signal } from '@preact/signals';
import { type Avatar, type AvatarsView, defaultAvatar, MAX_AVATARS, parseAvatar } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { apiRequest } from '../online/api.ts';
import { knownBots } from './known-bots.ts';

/** By user: what is known of their faces so far. */
const known = signal<ReadonlyMap<string, Avatar>>(new Map());
const wanted = new Set<string>();
/** All faces of a page are loaded in one request. */
const BATCH_DELAY_MS = 30;

/** Null until it is known whether they have chosen one. */
export function useAvatar(user: string): Avatar | null {
  useEffect(() => {
    if (known.value.has(user) || wanted.has(user)) return;
    if (wanted.size === 0) setTimeout(loadWanted, BATCH_DELAY_MS);
    wanted.add(user);
  }, [user]);
  return known.value.get(user) ?? null;
}

/** After the user has chosen another face. */
export function setKnownAvatar(user: string, avatar: Avatar): void {
  known.value = new Map(known.value).set(user, avatar);
}

/** Offline everybody has their default until the page is loaded again. */
async function loadWanted(): Promise<void> {
  const users = [...wanted];
  wanted.clear();
  for (let first = 0; first < users.length; first += MAX_AVATARS) {
    const batch = users.slice(first, first + MAX_AVATARS);
    const response = await apiRequest<AvatarsView>('GET', `/avatars?users=${batch.join(',')}`);
    const { avatars, bots = [] }: AvatarsView = response.ok ? response.value : { avatars: {} };
    if (bots.length > 0) knownBots.value = new Set([...knownBots.value, ...bots]);
    const faces = batch.map((user) => [user, parseAvatar(avatars[user] ?? '') ?? defaultAvatar(user)] as const);
    known.value = new Map([...known.value, ...faces]);
  }
}
