import type { PlayerView } from '@safehouse/protocol';

/** Is one of these users a player here? */
export function isAnyAmong(users: ReadonlySet<string>, players: readonly PlayerView[]): boolean {
  return players.some((player) => 'user' in player && users.has(player.user));
}
