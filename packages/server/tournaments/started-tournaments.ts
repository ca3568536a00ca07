import type { UserId } from '@safehouse/protocol';
import { isPerson } from '@safehouse/tournament';
import type { TournamentId, TournamentStore } from '../store/tournament-store.ts';
import type { TournamentRooms } from './tournament-rooms.ts';

export interface StartedTournament {
  readonly id: TournamentId;
  readonly startedAt: number;
  readonly users: readonly UserId[];
}

/** Running tournaments that have started since then. */
export async function startedSince(
  store: Pick<TournamentStore, 'unfinished'>,
  rooms: Pick<TournamentRooms, 'read'>,
  since: number,
): Promise<StartedTournament[]> {
  const found: StartedTournament[] = [];
  for (const { id, status: stored } of await store.unfinished()) {
    if (stored !== 'running') continue;
    const started = await rooms.read(id, ({ status, startedAt, players }) =>
      status === 'running' && startedAt !== null && startedAt >= since
        ? { id, startedAt, users: [...players.keys()].filter(isPerson) }
        : null,
    );
    if (started) found.push(started);
  }
  return found;
}
