import { type CreateTableRequest, DEFAULT_TABLE_SETTINGS, joinServerSeeds, type MatchId } from '@safehouse/protocol';
import type { MatchCommands } from '../match/commands.ts';
import type { Rooms } from '../match/rooms.ts';
import { buildMatches, type MatchReservation } from './match-builder.ts';
import type { Seeker } from './matchmaker.ts';

export interface SeekMatchDeps {
  readonly rooms: Pick<Rooms, 'create'>;
  readonly commands: MatchCommands;
  now(): number;
}

/** A new table for two paired players. Seats are drawn. */
export async function createSeekMatch(deps: SeekMatchDeps, first: Seeker, second: Seeker): Promise<MatchId> {
  const request: CreateTableRequest = {
    ...DEFAULT_TABLE_SETTINGS,
    ...first.request,
    seats: ['me', 'open'],
    draw: true,
    pair: false,
  };
  const made = await buildMatches(request, first.user.id, deps.now(), reservation(first, second));
  if ('code' in made) throw new Error(`no table for a valid request: ${made.message}`);
  await deps.rooms.create(made);
  const match = made[0].header.id;
  const joined = await deps.commands.join({ match, user: second.user.id, seed: second.request.seed });
  if (!joined.ok) throw new Error(`no seat at a new table: ${joined.refusal.code}`);
  return match;
}

/** Each half was committed before its player's seed arrived, so the last unpredictable contribution is a player's. */
function reservation(...seekers: readonly Seeker[]): MatchReservation {
  const committed = seekers.flatMap(({ serverSeed }) => serverSeed ?? []);
  return { live: true, ...(committed.length > 0 && { serverSeed: joinServerSeeds(committed) }) };
}
