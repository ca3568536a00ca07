import type { PlayerView } from '@safehouse/protocol';

/** Does one of these users play here? */
export function isAnyAmong(users: ReadonlySet<string>, players: readonly PlayerView[]): boolean {
  return players.some((player) => 'user' in player && users.has(player.user));
}
