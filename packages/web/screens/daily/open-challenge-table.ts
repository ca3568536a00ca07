import { apiRequest, type RequestError } from '../../online/api.ts';
import { rememberDeal } from '../../online/remembered-deals.ts';
import { ensureSession } from '../../online/session.ts';
import { navigate } from '../../state/router.ts';

interface ChallengeStart {
  readonly path: string;
  readonly body: object;
  /** The id of the challenge, and the commitment to its deal that was shown. */
  readonly challenge: string;
  readonly commitment: string;
}

/** Starts an attempt on the server and navigates to its match. */
export async function openChallengeTable(start: ChallengeStart): Promise<RequestError | null> {
  const { path, body, challenge, commitment } = start;
  const error = await ensureSession();
  if (error) return error;
  const answer = await apiRequest<{ readonly id: string }>('POST', path, body);
  if (!answer.ok) return answer.error;
  const match = answer.value.id;
  rememberDeal({ match, kind: 'challenge', commitment, seed: challenge, draw: false });
  navigate(`/match/${match}`);
  return null;
}
