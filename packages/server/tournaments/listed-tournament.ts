import type { ListedTournament } from '@safehouse/protocol';
import type { StoredTournament } from '../store/tournament-store.ts';

export function listedTournament(
  { id, settings, status, playerCount }: StoredTournament,
  mine: Pick<ListedTournament, 'isMine' | 'clubName'>,
): ListedTournament {
  const { name, format, game, clock, rated, duplicate, access, startsAt, maxPlayers } = settings;
  return {
    id,
    name,
    format,
    game,
    clock,
    rated,
    duplicate,
    access,
    status,
    startsAt,
    players: playerCount,
    maxPlayers,
    ...mine,
  };
}
