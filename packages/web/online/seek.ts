import { signal } from '@preact/signals';
import { go } from '../state/router.ts';
import { ask, type No } from './api.ts';
import { comeIn } from './me.ts';

export type Seek =
  | { readonly type: 'looking'; readonly game: string }
  | { readonly type: 'failed'; readonly game: string; readonly no: No };

type Answer = { readonly match: string } | { readonly waiting: true };

export const seek = signal<Seek | null>(null);
let stopping: AbortController | null = null;

/** Looks for an opponent until there is one, or until it is stopped. */
export async function startSeek(game: string): Promise<void> {
  stopSeek();
  const stop = new AbortController();
  stopping = stop;
  seek.value = { type: 'looking', game };
  const no = await comeIn();
  if (no) return fail(game, stop, no);
  while (!stop.signal.aborted) {
    const answer = await ask<Answer>('POST', '/seeks', { game }, stop.signal);
    if (stop.signal.aborted) return;
    if (!answer.ok) return fail(game, stop, answer.no);
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

function fail(game: string, stop: AbortController, no: No): void {
  if (!stop.signal.aborted) seek.value = { type: 'failed', game, no };
}
