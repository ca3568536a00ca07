/** All refusal codes with their HTTP status. Games add codes of their own to 422. */
export const REFUSAL_STATUS = {
  'bad-json': 400,
  'bad-request': 400,
  'not-signed-in': 401,
  'wrong-name-or-passphrase': 401,
  forbidden: 403,
  'wrong-origin': 403,
  'wrong-setup-code': 403,
  banned: 403,
  muted: 403,
  'guests-closed': 403,
  'sign-up-closed': 403,
  'invitation-needed': 403,
  'not-found': 404,
  'wrong-method': 405,
  'name-taken': 409,
  stale: 409,
  'table-full': 409,
  'too-many-tables': 409,
  'already-seated': 409,
  'not-running': 409,
  'not-open': 409,
  'nothing-to-undo': 409,
  'not-absent': 409,
  'too-many-undos': 409,
  'match-too-long': 409,
  'not-plannable': 409,
  'too-many-people': 409,
  'too-many-clubs': 409,
  'club-full': 409,
  'too-large': 413,
  'wrong-host': 421,
  'illegal-move': 422,
  'bad-options': 422,
  'unknown-push-service': 422,
  'too-many-requests': 429,
  broken: 500,
  'not-stored': 503,
  'shutting-down': 503,
  'other-rules': 503,
} as const satisfies { readonly [code: string]: number };

export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** A refusal as clients get it. */
export interface ServerRefusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** For an illegal move: the game's code and rule. */
  readonly why?: { readonly code: string; readonly rule: string | null };
  /** For a stale request: the current version. */
  readonly version?: number;
}

export function refusal(code: RefusalCode, message: string): ServerRefusal {
  return { code, message };
}
