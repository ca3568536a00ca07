import { newSeed } from '@safehouse/protocol';
import { type ApiResult, apiRequest } from './api.ts';

/** What this browser adds to a deal, and the commitment to the server's part that it was shown before. */
export interface DealShare {
  readonly commitment: string;
  readonly seed: string;
}

/** Asks the server to commit itself, and only then draws a seed. */
export async function requestDealShare(): Promise<ApiResult<DealShare>> {
  const answer = await apiRequest<{ readonly commitment: string }>('POST', '/commitments');
  if (!answer.ok) return answer;
  return { ok: true, value: { commitment: answer.value.commitment, seed: newSeed() } };
}
