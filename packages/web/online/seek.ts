import { signal } from '@preact/signals';
import type { SeekRequest } from '@safehouse/protocol';
import { currentRoute, leaveForm, navigate } from '../state/router.ts';
import { apiRequest, type RequestError } from './api.ts';
import { requestDealShare } from './deal-share.ts';
import { rememberDeal } from './remembered-deals.ts';
import { ensureSession } from './session.ts';

export type SeekCriteria = Pick<SeekRequest, 'game' | 'options' | 'clock' | 'rated' | 'bestOf'>;

export type SeekState =
  | { readonly type: 'looking'; readonly criteria: SeekCriteria }
  | { readonly type: 'failed'; readonly criteria: SeekCriteria; readonly error: RequestError };

type SeekAnswer = { readonly match: string } | { readonly waiting: boolean };

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
  let result: SeekResult;
  do result = await seekWithShare(criteria, stop.signal);
  while (result.type === 'lost' && !stop.signal.aborted);
  if (stop.signal.aborted) return;
  if (result.type === 'failed') return setFailed(criteria, stop, result.error);
  seekState.value = null;
  const go = currentRoute.value.screen === 'new' ? leaveForm : navigate;
  if (result.type === 'found') go(`/match/${result.match}`);
}

type SeekResult =
  | { readonly type: 'found'; readonly match: string }
  /** Another seek of the same user has replaced this one. */
  | { readonly type: 'replaced' }
  /** The server no longer knows the seek, and its commitment cannot be used again. */
  | { readonly type: 'lost' }
  | { readonly type: 'failed'; readonly error: RequestError };

/** One seek with one commitment and seed, however many requests it takes. */
async function seekWithShare(criteria: SeekCriteria, signal: AbortSignal): Promise<SeekResult> {
  const share = await requestDealShare();
  if (!share.ok) return { type: 'failed', error: share.error };
  for (let accepted = 0; ; accepted++) {
    const answer = await apiRequest<SeekAnswer>('POST', '/seeks', { ...criteria, ...share.value }, signal);
    if (!answer.ok) {
      const isLost = answer.error.code === 'bad-options' && accepted > 0;
      return isLost ? { type: 'lost' } : { type: 'failed', error: answer.error };
    }
    if ('match' in answer.value) {
      const { match } = answer.value;
      rememberDeal({ match, kind: 'seek', draw: true, ...share.value });
      return { type: 'found', match };
    }
    if (!answer.value.waiting) return { type: 'replaced' };
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
