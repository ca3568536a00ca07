import { hash, randomBytes } from 'node:crypto';

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** What opens a session, for the one who holds it. Nobody can guess it, and the server keeps only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Null for what was never a token. */
export function hashToken(token: string): string | null {
  return TOKEN_PATTERN.test(token) ? hash('sha256', token, 'base64url') : null;
}
