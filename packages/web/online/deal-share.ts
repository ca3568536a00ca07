import { newSeed } from '@safehouse/protocol';
import { type ApiResult, apiRequest } from './api.ts';

/** This browser's seed for a deal, and the server's commitment that was shown before it was drawn. */
export interface DealShare {
  readonly commitment: string;
  readonly seed: string;
}

/** Requests the server's commitment, and only then draws a seed. */
export async function requestDealShare(): Promise<ApiResult<DealShare>> {
  const answer = await apiRequest<{ readonly commitment: string }>('POST', '/commitments');
  if (!answer.ok) return answer;
  return { ok: true, value: { commitment: answer.value.commitment, seed: newSeed() } };
}
