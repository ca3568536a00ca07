import { refusal, type ServerRefusal } from '@safehouse/protocol';
import { MissingRulesError } from '../match/rooms.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { HubServices } from './hub-services.ts';

export const NOT_SIGNED_IN = refusal('not-signed-in', 'sign in or choose a name first');
export const NOT_WATCHED = refusal('bad-request', 'no match is watched under this number');
export const RATE_LIMITED = refusal('too-many-requests', 'too many requests: wait a little');

/** The details go to the log only. */
export function refusalOfError(
  { services }: { readonly services: Pick<HubServices, 'log'> },
  error: unknown,
): ServerRefusal {
  if (error instanceof NotStoredError) return refusal('not-stored', 'this could not be stored; try again');
  if (error instanceof MissingRulesError) return error.refusal;
  services.log.error('a command failed', { error: String(error) });
  return refusal('broken', 'something is wrong with this match');
}
