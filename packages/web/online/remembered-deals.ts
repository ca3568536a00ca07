import { isPlainObject } from '@safehouse/contract';
import {
  type MatchView,
  newSeed,
  parseRememberedDeal,
  type RememberedDeal,
  type SeatShare,
  seatShares,
  type ViewedEvent,
} from '@safehouse/protocol';
import { readStorage, writeStorage } from '../state/storage.ts';
import { currentUser } from './session.ts';

/** `user`: who sent the seed. `seats` is missing until the match has started with this user. */
type StoredDeal = Omit<RememberedDeal, 'seats'> & {
  readonly user: string;
  readonly seats?: readonly SeatShare[];
};

const STORAGE_KEY = 'safehouse.deals';
/** The oldest are dropped. */
const MAX_DEALS = 300;

/** Matches, each with a user, whose deals need not be completed any more. */
const confirmed = new Set<string>();

function readDeals(): readonly StoredDeal[] {
  const value = readStorage(STORAGE_KEY);
  return Array.isArray(value) ? value.filter(isPlainObject).map((deal) => deal as unknown as StoredDeal) : [];
}

function findDeal(match: string): StoredDeal | null {
  return readDeals().find((deal) => deal.match === match) ?? null;
}

function writeDeals(deals: readonly StoredDeal[]): void {
  writeStorage(STORAGE_KEY, JSON.stringify(deals.slice(0, MAX_DEALS)));
}

function saveDeal(deal: StoredDeal): void {
  writeDeals([deal, ...readDeals().filter(({ match }) => match !== deal.match)]);
}

export function forgetDealsOf(user: string): void {
  writeDeals(readDeals().filter((deal) => deal.user !== user));
}

/** Stores the commitment and the seed of a match. The first commitment counts: an honest server never changes it. */
export function rememberDeal(deal: Omit<RememberedDeal, 'seats'>): void {
  const user = currentUser.value?.id ?? '';
  if (findDeal(deal.match)?.user !== user) saveDeal({ ...deal, user });
}

/**
 * The body of the request to join a table whose commitment was shown. A repeated request has the same seed: otherwise a
 * server could refuse requests until it gets a seed it likes.
 */
export function joinWithSeed({ id, commitment, draw, pair }: MatchView): { readonly seed: string } {
  // The seed of a user who joins a pair is not part of the deal.
  if (pair === null) rememberDeal({ match: id, kind: 'table', commitment, seed: newSeed(), draw: draw === true });
  else rememberDeal({ match: id, kind: 'pair', commitment, seed: '', draw: false });
  return { seed: findDeal(id)?.seed || newSeed() };
}

/** Once the match has started with this user, adds which seats contributed a seed to the deal. */
export function confirmDeal(view: MatchView, events: readonly ViewedEvent[]): void {
  const [own] = view.seats;
  const player = own === undefined ? null : view.players[own];
  if (view.status === 'open' || !player || !('user' in player)) return;
  const key = `${view.id} ${player.user}`;
  if (confirmed.has(key)) return;
  confirmed.add(key);
  const deal = findDeal(view.id);
  if (deal && !deal.seats && deal.user === player.user) saveDeal({ ...deal, seats: seatShares(view, events) });
}

/** Null if this browser did not take part in the match, or has dropped its deal. */
export function rememberedDeal(match: unknown): RememberedDeal | null {
  return typeof match === 'string' ? parseRememberedDeal(findDeal(match)) : null;
}
