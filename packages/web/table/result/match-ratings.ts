import type { MatchRatings, MatchView } from '@safehouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { apiRequest } from '../../online/api.ts';

/** Ratings are computed shortly after the end of a match. */
const RETRY_DELAYS_MS = [400, 1000, 2000, 4000, 8000];

/** The rating changes of a rated match; undefined until the server has computed them. */
export function useMatchRatings({ id, rated, status }: MatchView): MatchRatings | undefined {
  const [ratings, setRatings] = useState<MatchRatings | undefined>(undefined);
  useEffect(() => {
    if (!rated || status !== 'over') return undefined;
    let isWanted = true;
    const load = async () => {
      for (const delay of RETRY_DELAYS_MS) {
        const answer = await apiRequest<MatchRatings>('GET', `/matches/${id}/ratings`);
        if (!isWanted) return;
        if (answer.ok) setRatings(answer.value);
        if (answer.ok && answer.value.status !== 'pending') return;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [id, rated, status]);
  return ratings;
}
