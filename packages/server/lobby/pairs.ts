import { type MatchId, refusal, type UserId } from '@safehouse/protocol';
import { type Answer, asks, holderOf, isRefusal, type Table } from '@safehouse/table';
import type { Asked, Asker } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import { veiled } from './veiled.ts';

export interface JoinWish {
  readonly match: MatchId;
  readonly user: UserId;
  readonly seed: string;
}

const AT_BOTH = refusal('already-seated', 'you play the same deal at the other table');
const NO_MATCH = refusal('not-found', 'there is no such match');
const NOBODY: Asker = { author: null, key: null };

/**
 * Sits down at one of two tables with the same deal. Whoever does so first takes the chair and then looks at the other
 * table, wherever its rooms are: of two who do this at once at least one sees the other, and gets up again. Only then
 * does the match begin.
 */
export async function joinOneOfPair(rooms: Rooms, wish: JoinWish, twin: MatchId): Promise<Asked> {
  const { match, user } = wish;
  if (await hasPart(rooms, twin, user)) return { ok: false, refusal: AT_BOTH };
  const joined = await rooms.ask(match, by(user), (table) => chairFor(table, wish));
  if (!joined?.ok) return joined ?? { ok: false, refusal: NO_MATCH };
  if (await hasPart(rooms, twin, user)) {
    await getUp(rooms, match, user);
    return { ok: false, refusal: AT_BOTH };
  }
  await beginOneOfPair(rooms, match, twin);
  return joined;
}

/** Begins a table at which everybody sits and nobody of them at the other one; nobody can begin it otherwise. */
export async function beginOneOfPair(rooms: Rooms, match: MatchId, twin: MatchId): Promise<void> {
  const full = await rooms.look(match, (table) =>
    isFull(table) ? { version: table.version, holders: table.chairs.map(holderOf) } : null,
  );
  if (!full) return;
  for (const user of full.holders) {
    if (user === null || !(await hasPart(rooms, twin, user))) continue;
    await getUp(rooms, match, user);
    return;
  }
  // Those who have come meanwhile have not been looked for: then it is for them to begin.
  await rooms.ask(match, NOBODY, (table) =>
    isFull(table) && table.version === full.version ? [asks.start(table.header, table.chairs)] : [],
  );
}

function chairFor(table: Table, { user, seed }: JoinWish): Answer {
  // Taken before, by one who was cut off in the middle: what is left of it is done now.
  if (isFull(table) && table.seatsOf(user).length > 0) return [];
  const answer = asks.join(table, user, seed);
  return isRefusal(answer) ? answer : answer.filter(({ type }) => type === 'joined');
}

async function getUp(rooms: Rooms, match: MatchId, user: UserId): Promise<void> {
  await rooms.ask(match, by(user), (table) =>
    table.status === 'open' ? table.seatsOf(user).map((chair) => ({ type: 'left', chair })) : [],
  );
}

function isFull(table: Table): boolean {
  return table.status === 'open' && table.chairs.every(({ type }) => type !== 'open');
}

/** Also of one who has given up, and whose seat a bot has taken: they know the deal. */
async function hasPart(rooms: Rooms, match: MatchId, user: UserId): Promise<boolean> {
  const has = await rooms.look(match, (table) =>
    [table, veiled(table)].some((one) => one.seatsOf(user).length > 0),
  );
  return has === true;
}

function by(user: UserId): Asker {
  return { author: user, key: null };
}
