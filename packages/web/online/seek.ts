import { signal } from '@preact/signals';
import type { Seeking } from '@safehouse/protocol';
import { go } from '../state/router.ts';
import { ask, type No } from './api.ts';
import { comeIn } from './me.ts';

export type SeekWish = Pick<Seeking, 'game' | 'options' | 'clock' | 'rated'>;

export type Seek =
  | { readonly type: 'looking'; readonly wish: SeekWish }
  | { readonly type: 'failed'; readonly wish: SeekWish; readonly no: No };

type Answer = { readonly match: string } | { readonly waiting: true };

export const seek = signal<Seek | null>(null);
let stopping: AbortController | null = null;

/** Looks for an opponent until there is one, or until it is stopped. */
export async function startSeek(wish: SeekWish): Promise<void> {
  stopSeek();
  const stop = new AbortController();
  stopping = stop;
  seek.value = { type: 'looking', wish };
  const no = await comeIn();
  if (no) return fail(wish, stop, no);
  while (!stop.signal.aborted) {
    const answer = await ask<Answer>('POST', '/seeks', wish, stop.signal);
    if (stop.signal.aborted) return;
    if (!answer.ok) return fail(wish, stop, answer.no);
    if ('match' in answer.value) {
      seek.value = null;
      return go(`/match/${answer.value.match}`);
    }
  }
}

export function stopSeek(): void {
  if (seek.value?.type === 'looking') void ask('DELETE', '/seeks');
  stopping?.abort();
  stopping = null;
  seek.value = null;
}

function fail(wish: SeekWish, stop: AbortController, no: No): void {
  if (!stop.signal.aborted) seek.value = { type: 'failed', wish, no };
}
