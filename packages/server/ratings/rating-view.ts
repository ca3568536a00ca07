import type { RatingView } from '@safehouse/protocol';
import type { StoredRating } from '../store/rating-store.ts';

export function ratingView({ rating, deviation, matches }: StoredRating): RatingView {
  return { rating: Math.round(rating), deviation: Math.round(deviation), matches };
}
