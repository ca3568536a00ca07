/** Ids that cannot be guessed, created and parsed here alone. */
export type MatchId = string & { readonly __matchId: never };
export type UserId = string & { readonly __userId: never };

const ID_PATTERN = /^[A-Za-z0-9_-]{22}$/;

export function parseMatchId(value: unknown): MatchId | null {
  return typeof value === 'string' && ID_PATTERN.test(value) ? (value as MatchId) : null;
}

export function parseUserId(value: unknown): UserId | null {
  return typeof value === 'string' && ID_PATTERN.test(value) ? (value as UserId) : null;
}
