import { type MatchId, refusal, type UserId } from '@safehouse/protocol';
import { commands, type Decision, holderOf, isRefusal, type Table } from '@safehouse/table';
import { SYSTEM_SOURCE, sourceOf } from './command-source.ts';
import { decideJoin, type JoinRequest } from './join.ts';
import { NO_SUCH_MATCH } from './refusals.ts';
import type { CommandResult } from './room.ts';
import type { Rooms } from './rooms.ts';
import { asBeforeStart } from './start-position.ts';

export interface PairedJoin extends JoinRequest {
  readonly match: MatchId;
}

const SEATED_AT_TWIN = refusal('already-seated', 'you play the same deal at the other table');

/**
 * Sits down at one of two tables with the same deal. Whoever does so first takes the chair and then looks at the other
 * table, wherever its rooms are: of two who do this at once at least one sees the other, and gets up again. Only then
 * does the match begin.
 */
export async function joinPairedTable(rooms: Rooms, request: PairedJoin, twin: MatchId): Promise<CommandResult> {
  const { match, user } = request;
  if (await isParticipant(rooms, twin, user)) return { ok: false, refusal: SEATED_AT_TWIN };
  const joined = await rooms.execute(match, sourceOf(user), (table) => decideChair(table, request));
  if (!joined?.ok) return joined ?? { ok: false, refusal: NO_SUCH_MATCH };
  if (await isParticipant(rooms, twin, user)) {
    await leaveSeat(rooms, match, user);
    return { ok: false, refusal: SEATED_AT_TWIN };
  }
  await startPairedTable(rooms, match, twin);
  return joined;
}

/** Begins a table at which everybody sits and nobody of them at the other one; nobody can begin it otherwise. */
export async function startPairedTable(rooms: Rooms, match: MatchId, twin: MatchId): Promise<void> {
  const full = await rooms.read(match, (table) =>
    isFull(table) ? { version: table.version, holders: table.chairs.map(holderOf) } : null,
  );
  if (!full) return;
  for (const user of full.holders) {
    if (user === null || !(await isParticipant(rooms, twin, user))) continue;
    await leaveSeat(rooms, match, user);
    return;
  }
  // Those who have come meanwhile have not been looked for: then it is for them to begin.
  await rooms.execute(match, SYSTEM_SOURCE, (table) =>
    isFull(table) && table.version === full.version ? [commands.startEvent(table.header, table.chairs)] : [],
  );
}

function decideChair(table: Table, request: PairedJoin): Decision {
  // Taken before by a request that was interrupted: the rest of it is done now.
  if (isFull(table) && table.seatsOf(request.user).length > 0) return [];
  const answer = decideJoin(table, request);
  return isRefusal(answer) ? answer : answer.filter(({ type }) => type === 'joined');
}

async function leaveSeat(rooms: Rooms, match: MatchId, user: UserId): Promise<void> {
  await rooms.execute(match, sourceOf(user), (table) =>
    table.status === 'open' ? table.seatsOf(user).map((chair) => ({ type: 'left', chair })) : [],
  );
}

function isFull(table: Table): boolean {
  return table.status === 'open' && table.chairs.every(({ type }) => type !== 'open');
}

/** Also of one who has given up, and whose seat a bot has taken: they know the deal. */
async function isParticipant(rooms: Rooms, match: MatchId, user: UserId): Promise<boolean> {
  const has = await rooms.read(match, (table) =>
    [table, asBeforeStart(table)].some((one) => one.seatsOf(user).length > 0),
  );
  return has === true;
}
