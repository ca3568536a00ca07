import { type CreateTableRequest, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../store/user.ts';

const MAX_OPEN_TABLES = 10;
const MAX_RUNNING_MATCHES = 200;

const TOO_MANY_FROM_NETWORK = refusal('too-many-requests', 'too many tables from your network: wait a little');

export interface TableQuotaDeps {
  readonly config: Pick<Config, 'rateLimits'>;
  readonly limits: {
    allows(kind: 'address-tables' | 'lobby' | 'editions', address: string): boolean;
    isExhausted(kind: 'address-tables', address: string): boolean;
  };
  readonly store: Store;
}

/** The user who wants a new table, and their address. */
export interface TableApplicant {
  readonly user: User;
  readonly address: string;
}

/** Why this user may not have another table now; null if they may, and then it is counted. */
export async function tableQuotaRefusal(
  deps: TableQuotaDeps,
  { user, address }: TableApplicant,
  { visibility, seats, edition }: Pick<CreateTableRequest, 'visibility' | 'seats' | 'edition'>,
): Promise<ServerRefusal | null> {
  const isOpen = seats.includes('open');
  const refused = await personRefusal(deps, user, isOpen ? MAX_OPEN_TABLES : Number.POSITIVE_INFINITY);
  if (refused) return refused;
  const kinds = [
    'address-tables' as const,
    ...(isOpen && visibility === 'public' ? ['lobby' as const] : []),
    ...(edition === undefined ? [] : ['editions' as const]),
  ];
  return kinds.every((kind) => deps.limits.allows(kind, address)) ? null : TOO_MANY_FROM_NETWORK;
}

const turns = new Map<UserId, Promise<unknown>>();

/** Creates the tables of a user one after the other: two at once could both pass a limit that has room for one. */
export function createInTurn<T>(user: UserId, create: () => Promise<T>): Promise<T> {
  const created = (turns.get(user) ?? Promise.resolve()).then(create);
  const done = created
    .catch(() => undefined)
    .then(() => {
      if (turns.get(user) === done) turns.delete(user);
    });
  turns.set(user, done);
  return created;
}

/** Why this user may not look for an opponent now; null if they may. It is counted when a match is found. */
export async function seekQuotaRefusal(
  deps: TableQuotaDeps,
  { user, address }: TableApplicant,
): Promise<ServerRefusal | null> {
  if (deps.limits.isExhausted('address-tables', address)) return TOO_MANY_FROM_NETWORK;
  return personRefusal(deps, user, Number.POSITIVE_INFINITY);
}

async function personRefusal(
  { config, store }: TableQuotaDeps,
  user: User,
  maxOpen: number,
): Promise<ServerRefusal | null> {
  if (!config.rateLimits) return null;
  const { open, running } = await store.matches.countUnfinishedOf(user.id);
  if (open >= maxOpen) return refusal('too-many-tables', `you have ${open} open tables: close one first`);
  if (running >= MAX_RUNNING_MATCHES)
    return refusal('too-many-tables', `you play ${running} matches: finish one first`);
  return null;
}
