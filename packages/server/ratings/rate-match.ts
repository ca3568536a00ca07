import type { UserId } from '@safehouse/protocol';
import { ADDRESS_WINDOW_MS, type AddressStore } from '../store/address-store.ts';
import type { MatchOutcome, RatingStep, RatingStore, StoredRating } from '../store/rating-store.ts';
import { INITIAL_RATING, ratingsAfter } from './rating-systems.ts';
import { PAIRING_WINDOW_MS, weightAfterGains, weightedRating, weightOfMatch } from './rating-weight.ts';

/** A finished rated match between accounts. */
export interface RatedMatch {
  readonly outcome: MatchOutcome;
  /** By seat. */
  readonly people: readonly UserId[];
  readonly isRealPlay: boolean;
}

export interface RatingStores {
  readonly store: Pick<RatingStore, 'ratingOf' | 'stepsSince'>;
  readonly addresses: Pick<AddressStore, 'usersSharingAddress' | 'addFlag'>;
}

/** The new ratings of all players; none if the match does not count. Flags it if players share an address. */
export async function rateMatch(
  { store, addresses }: RatingStores,
  { outcome, people, isRealPlay }: RatedMatch,
  at: number,
): Promise<StoredRating[]> {
  const { match, game, mode, placements, isTeamGame } = outcome;
  const [steps, sharing] = await Promise.all([
    store.stepsSince(people, at - PAIRING_WINDOW_MS),
    addresses.usersSharingAddress(people, at - ADDRESS_WINDOW_MS),
  ]);
  // After a draw all ranks are equal, so they do not identify the sides.
  const areSidesKnown = isTeamGame && placements.some(({ won }) => won);
  const players = placements.map(({ rank, seat }, i) => ({
    user: people[i],
    rank,
    side: areSidesKnown ? rank : seat,
  }));
  const weight = isRealPlay ? weightOfMatch({ game, mode, at, players, sharing }, steps) : 0;
  if (sharing.length > 0) await addresses.addFlag({ match, game, mode, at, users: sharing, isRated: weight > 0 });
  if (weight === 0) return [];
  const stored = await Promise.all(people.map((user) => store.ratingOf(user, game, mode)));
  const before = stored.map((rating) => rating ?? INITIAL_RATING);
  const after = ratingsAfter(players.map(({ rank, side }, i) => ({ before: before[i], rank, side })));
  return people.map((user, i) => {
    const change = { before: before[i], after: after[i], at };
    const ownWeight = weightAfterGains(weight, change, stepsInMode(steps, user, outcome));
    const rating = weightedRating(before[i], after[i], ownWeight);
    return { user, ...rating, matches: (stored[i]?.matches ?? 0) + 1, at };
  });
}

function stepsInMode(
  steps: readonly RatingStep[],
  user: UserId,
  { game, mode }: Pick<MatchOutcome, 'game' | 'mode'>,
): RatingStep[] {
  return steps.filter((step) => step.user === user && step.game === game && step.mode === mode);
}
