import { signal } from '@preact/signals';
import type { SeekRequest } from '@safehouse/protocol';
import { navigate } from '../state/router.ts';
import { apiRequest, type RequestError } from './api.ts';
import { ensureSession } from './session.ts';

export type SeekCriteria = Pick<SeekRequest, 'game' | 'options' | 'clock' | 'rated'>;

export type SeekState =
  | { readonly type: 'looking'; readonly criteria: SeekCriteria }
  | { readonly type: 'failed'; readonly criteria: SeekCriteria; readonly error: RequestError };

type SeekAnswer = { readonly match: string } | { readonly waiting: true };

export const seekState = signal<SeekState | null>(null);
let abortController: AbortController | null = null;

/** Searches for an opponent until one is found or `stopSeek` is called. */
export async function startSeek(criteria: SeekCriteria): Promise<void> {
  stopSeek();
  const stop = new AbortController();
  abortController = stop;
  seekState.value = { type: 'looking', criteria };
  const error = await ensureSession();
  if (error) return setFailed(criteria, stop, error);
  while (!stop.signal.aborted) {
    const answer = await apiRequest<SeekAnswer>('POST', '/seeks', criteria, stop.signal);
    if (stop.signal.aborted) return;
    if (!answer.ok) return setFailed(criteria, stop, answer.error);
    if ('match' in answer.value) {
      seekState.value = null;
      return navigate(`/match/${answer.value.match}`);
    }
  }
}

export function stopSeek(): void {
  if (seekState.value?.type === 'looking') void apiRequest('DELETE', '/seeks');
  abortController?.abort();
  abortController = null;
  seekState.value = null;
}

function setFailed(criteria: SeekCriteria, stop: AbortController, error: RequestError): void {
  if (!stop.signal.aborted) seekState.value = { type: 'failed', criteria, error };
}
