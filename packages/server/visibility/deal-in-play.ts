import type { MatchId } from '@safehouse/protocol';
import type { TableHeader } from '@safehouse/table';
import { isDuelOver } from '../daily/duel.ts';
import { SYSTEM_SOURCE } from '../match/command-source.ts';
import { startPairedTable } from '../match/paired-tables.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';

export interface DealDeps {
  readonly rooms: Rooms;
  readonly store: Pick<Store, 'challenges' | 'moderation' | 'tournaments'>;
  now(): number;
}

const DAY_MS = 86_400_000;

/** Do other matches have the same deal? */
export function isDealShared({ pair, challenge, tournament }: TableHeader): boolean {
  return Boolean(pair || challenge || tournament?.duplicate);
}

/** Is the deal of this match still being played elsewhere? Then spectators and records would reveal it. */
export async function isDealInPlay(deps: DealDeps, id: MatchId): Promise<boolean> {
  const header = await deps.rooms.read(id, (table) => table.header);
  if (header?.challenge) return isChallengeInPlay(deps, header.challenge);
  if (header?.tournament?.duplicate) return isRoundInPlay(deps, header.tournament);
  return header?.pair ? isTwinInPlay(deps, id, header.pair.id) : false;
}

async function isChallengeInPlay(
  { store, now }: DealDeps,
  { kind, id, until }: NonNullable<TableHeader['challenge']>,
): Promise<boolean> {
  if (now() >= until) return false;
  return kind === 'daily' || !isDuelOver(await store.challenges.findAttempts({ challenge: id }));
}

/** All tables of a round have the same deal until the last of them has finished. */
async function isRoundInPlay(
  { store }: DealDeps,
  { id, round }: NonNullable<TableHeader['tournament']>,
): Promise<boolean> {
  const ended = await store.tournaments.endedRounds(id);
  return ended !== null && round >= ended;
}

/** A table that nobody joins within a day after its twin ended is closed: it must not lock the twin's record. */
async function isTwinInPlay({ rooms, now }: DealDeps, id: MatchId, twin: MatchId): Promise<boolean> {
  // If a server stopped between the last join and the start, the next check starts the match.
  await startPairedTable(rooms, id, twin);
  const status = await rooms.read(twin, (table) => table.status);
  if (status === 'running') return true;
  if (status !== 'open') return false;
  const endedAt = await rooms.read(id, (table) => table.end?.at ?? null);
  if (endedAt === null || now() - endedAt < DAY_MS) return true;
  const closed = await rooms.execute(twin, SYSTEM_SOURCE, (table) =>
    table.status === 'open' ? [{ type: 'closed' }] : [],
  );
  return !closed?.ok || (await rooms.read(twin, (table) => table.status)) === 'running';
}
