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
 * Joins one of two tables with the same deal. The user takes the chair first and then checks the other table, on
 * whatever server it is: if two do this at once, at least one sees the other and leaves again. Only then does the match
 * start.
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

/** Starts a full table if none of its players sits at the other one. Nothing else can start it. */
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
  // Players who have joined meanwhile were not checked: then they start the match.
  await rooms.execute(match, SYSTEM_SOURCE, (table) =>
    isFull(table) && table.version === full.version ? [commands.startEvent(table.header, table.chairs)] : [],
  );
}

function decideChair(table: Table, request: PairedJoin): Decision {
  // The chair was taken by an interrupted request, which is completed now.
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

/** Also true for a player who resigned and was replaced by a bot: they know the deal. */
async function isParticipant(rooms: Rooms, match: MatchId, user: UserId): Promise<boolean> {
  const has = await rooms.read(match, (table) =>
    [table, asBeforeStart(table)].some((one) => one.seatsOf(user).length > 0),
  );
  return has === true;
}
