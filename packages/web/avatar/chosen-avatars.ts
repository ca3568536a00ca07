import { signal } from '@preact/signals';
import { type Avatar, type AvatarsView, defaultAvatar, MAX_AVATARS, parseAvatar } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { apiRequest } from '../online/api.ts';
import { knownBots } from './known-bots.ts';

/** The avatars loaded so far, by user. */
const known = signal<ReadonlyMap<string, Avatar>>(new Map());
const wanted = new Set<string>();
/** Requests within this time are sent as one, so that all avatars of a page are loaded together. */
const BATCH_DELAY_MS = 30;

/** Null until the avatar is loaded. */
export function useAvatar(user: string): Avatar | null {
  useEffect(() => {
    if (known.value.has(user) || wanted.has(user)) return;
    if (wanted.size === 0) setTimeout(loadWanted, BATCH_DELAY_MS);
    wanted.add(user);
  }, [user]);
  return known.value.get(user) ?? null;
}

/** Called after the user has chosen another avatar. */
export function setKnownAvatar(user: string, avatar: Avatar): void {
  known.value = new Map(known.value).set(user, avatar);
}

/** Offline everybody gets the default avatar until the page is reloaded. */
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
