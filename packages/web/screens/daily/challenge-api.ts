import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { rememberDeal } from '../../online/remembered-deals.ts';
import { ensureSession } from '../../online/session.ts';
import { navigate } from '../../state/router.ts';

const POLL_INTERVAL_MS = 20_000;

/** Polls the server, and reloads whenever the page becomes visible. */
export function usePolledResource<T>(path: string): {
  readonly value: T | null;
  readonly error: RequestError | null;
} {
  const value = useSignal<T | null>(null);
  const error = useSignal<RequestError | null>(null);
  useEffect(() => {
    const load = async () => {
      const answer = await apiRequest<T>('GET', path);
      value.value = answer.ok ? answer.value : value.value;
      error.value = answer.ok ? null : answer.error;
    };
    const reload = () => {
      if (document.visibilityState === 'visible') void load();
    };
    void load();
    document.addEventListener('visibilitychange', reload);
    const timer = setInterval(reload, POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reload);
    };
  }, [path]);
  return { value: value.value, error: error.value };
}

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
