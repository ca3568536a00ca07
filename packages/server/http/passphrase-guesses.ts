import type { Services } from '../services.ts';

/** May this address try another passphrase for this name? */
export function mayGuess({ limits }: Pick<Services, 'limits'>, address: string, name: string): boolean {
  return limits.allows('sign-in', address) && limits.allows('sign-in-name', `${address} ${name}`);
}
