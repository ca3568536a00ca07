import { hash, randomBytes } from 'node:crypto';

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** A random session token. The server stores only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Null if the text cannot be a token. */
export function hashToken(token: string): string | null {
  return TOKEN_PATTERN.test(token) ? hash('sha256', token, 'base64url') : null;
}
