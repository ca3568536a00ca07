import type { MatchRatings, MatchView } from '@safehouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { apiRequest } from '../../online/api.ts';

/** By seat; missing for players without a rating, such as bots. */
export type SeatRatings = { readonly [seat: number]: number };

const NO_RATINGS: SeatRatings = {};

/** The ratings of the players in a rated match. The changes are shown on the poster. */
export function useSeatRatings({ id, rated, status }: MatchView): SeatRatings {
  const [ratings, setRatings] = useState(NO_RATINGS);
  const isWanted = rated && (status === 'running' || status === 'over');
  useEffect(() => {
    setRatings(NO_RATINGS);
    if (!isWanted) return undefined;
    let isCurrent = true;
    void apiRequest<MatchRatings>('GET', `/matches/${id}/ratings`).then((answer) => {
      if (isCurrent && answer.ok) setRatings(seatRatingsOf(answer.value));
    });
    return () => {
      isCurrent = false;
    };
  }, [id, isWanted]);
  return ratings;
}

/** The ratings at the start of the match. */
export function seatRatingsOf({ current = [], changes }: MatchRatings): SeatRatings {
  const known = [...current, ...changes.map(({ seat, before }) => ({ seat, rating: before }))];
  return Object.fromEntries(known.map(({ seat, rating }) => [seat, rating]));
}
