import { hash, randomInt } from 'node:crypto';
import type { UserStore } from '../store/user-store.ts';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * Whoever has this code can create the first admin account: only the host can read it where the server was started. It
 * is stored as a hash. Null: there is an admin, or a code that nobody has used yet.
 */
export async function createSetupCode(users: UserStore): Promise<string | null> {
  const code = newSetupCode();
  return (await users.offerSetupCode(hashSetupCode(code))) === 'stored' ? code : null;
}

/** Ignores case, hyphens and spaces. */
export function hashSetupCode(code: string): string {
  return hash('sha256', code.toUpperCase().replace(/[^A-Z0-9]/g, ''), 'base64url');
}

function newSetupCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
