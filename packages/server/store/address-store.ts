import type { MatchId, UserId } from '@safehouse/protocol';

/** Accounts that were used from the same address within this time share it. */
export const ADDRESS_WINDOW_MS = 7 * 86_400_000;

/** A rated match between accounts that were used from the same address. */
export interface RatingFlag {
  readonly match: MatchId;
  readonly game: string;
  readonly mode: string;
  readonly at: number;
  /** The players who share an address. */
  readonly users: readonly UserId[];
  /** Did it change ratings? */
  readonly isRated: boolean;
}

/**
 * The addresses from which accounts are used, as keyed hashes, and the matches flagged because of them. Resolved means
 * on disk; what cannot be stored rejects with NotStoredError.
 */
export interface AddressStore {
  recordUse(user: UserId, address: string, at: number): Promise<void>;
  addressesOf(user: UserId): Promise<{ readonly address: string; readonly at: number }[]>;
  /** Those of the users who share an address with another of them since then, ordered by id. */
  usersSharingAddress(users: readonly UserId[], since: number): Promise<UserId[]>;
  /** A second flag for a match is ignored. */
  addFlag(flag: RatingFlag): Promise<void>;
  /** The latest first. */
  flags(limit: number): Promise<RatingFlag[]>;
  deleteExpired(before: { readonly addresses: number; readonly flags: number }): Promise<void>;
  eraseUser(user: UserId): Promise<void>;
}

export interface FlagRow extends Omit<RatingFlag, 'users' | 'isRated'> {
  /** As JSON. */
  readonly users: string;
  readonly is_rated: number;
}

export function flagFromRow({ users, is_rated, ...row }: FlagRow): RatingFlag {
  return { ...row, users: JSON.parse(users), isRated: is_rated === 1 };
}
