import { refusal, type UserId } from '@safehouse/protocol';
import { commands, type Decision, holderOf, isRefusal, type Table } from '@safehouse/table';

export interface JoinRequest {
  readonly user: UserId;
  readonly seed: string;
  /** Users with a block between them and this user: they must not sit at one table. */
  readonly blocks: readonly UserId[];
}

/** Does not reveal who has blocked whom, nor that anybody has. */
const CANNOT_JOIN = refusal('forbidden', 'you cannot sit down at this table');

const JOINED_TOO_OFTEN = refusal('forbidden', 'you have joined and left this table too often');

/** Per user and table: each join is stored with the match, and shown to the others. */
const MAX_JOINS = 5;

export function decideJoin(table: Table, { user, seed, blocks }: JoinRequest): Decision {
  const decision = commands.join(table, user, seed);
  if (isRefusal(decision)) return decision;
  if (countJoins(table, user) >= MAX_JOINS) return JOINED_TOO_OFTEN;
  const isBlocked = table.chairs.map(holderOf).some((holder) => holder !== null && blocks.includes(holder));
  return isBlocked ? CANNOT_JOIN : decision;
}

function countJoins({ entries }: Table, user: UserId): number {
  return entries.filter(({ event }) => event.type === 'joined' && event.user === user).length;
}
