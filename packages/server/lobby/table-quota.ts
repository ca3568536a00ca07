import { type CreateTableRequest, refusal, type ServerRefusal } from '@safehouse/protocol';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../store/user.ts';

const MAX_OPEN_TABLES = 10;
const MAX_RUNNING_MATCHES = 200;

export interface TableQuotaDeps {
  readonly config: Pick<Config, 'rateLimits'>;
  readonly limits: { allows(kind: 'address-tables' | 'lobby', address: string): boolean };
  readonly store: Store;
}

/** Who wants a new table, and from which address. */
export interface TableApplicant {
  readonly user: User;
  readonly address: string;
}

/** Why this person may not have one more table now; null if they may. */
export async function tableQuotaRefusal(
  { config, limits, store }: TableQuotaDeps,
  { user, address }: TableApplicant,
  { visibility, seats }: Pick<CreateTableRequest, 'visibility' | 'seats'>,
): Promise<ServerRefusal | null> {
  if (!config.rateLimits) return null;
  const { open, running } = await store.matches.countUnfinishedOf(user.id);
  const isOpen = seats.includes('open');
  if (isOpen && open >= MAX_OPEN_TABLES)
    return refusal('too-many-tables', `you have ${open} open tables: close one first`);
  if (running >= MAX_RUNNING_MATCHES)
    return refusal('too-many-tables', `you play ${running} matches: finish one first`);
  const isInLobby = isOpen && visibility === 'public';
  if (!limits.allows('address-tables', address) || (isInLobby && !limits.allows('lobby', address)))
    return refusal('too-many-requests', 'too many tables from your network: wait a little');
  return null;
}
