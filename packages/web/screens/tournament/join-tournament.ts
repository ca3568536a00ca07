import { newSeed } from '@safehouse/protocol';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { ensureSession } from '../../online/session.ts';
import { codeInLink } from './use-tournament.ts';

/** The seed is the player's part of all deals. The server has already committed to its own. */
export async function joinTournament(id: string): Promise<RequestError | null> {
  const error = await ensureSession();
  if (error) return error;
  const code = codeInLink();
  const body = { seed: newSeed(), ...(code !== undefined && { code }) };
  const answer = await apiRequest('POST', `/tournaments/${id}/join`, body);
  return answer.ok ? null : answer.error;
}
