import { randomBytes } from './random-bytes.ts';

/** Ids that cannot be guessed, created and parsed here alone. */
export type MatchId = string & { readonly __matchId: never };
export type UserId = string & { readonly __userId: never };

const ID_PATTERN = /^[A-Za-z0-9_-]{22}$/;

const isId = (value: unknown): value is string => typeof value === 'string' && ID_PATTERN.test(value);

export function parseMatchId(value: unknown): MatchId | null {
  return isId(value) ? (value as MatchId) : null;
}

export function parseUserId(value: unknown): UserId | null {
  return isId(value) ? (value as UserId) : null;
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 132 random bits, six in each character. */
export function newId(): string {
  let id = '';
  for (const byte of randomBytes(22)) id += CHARACTERS[byte & 63];
  return id;
}

export function newMatchId(): MatchId {
  return newId() as MatchId;
}

export function newUserId(): UserId {
  return newId() as UserId;
}

/** The id in views that show no stored match: replays and lessons. */
export const NO_MATCH_ID = '______________________' as MatchId;

/** The person who plays without a server. */
export const LOCAL_USER_ID = 'me____________________' as UserId;
