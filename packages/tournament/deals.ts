import { sha256 } from '@safehouse/contract';
import { commitmentFor } from '@safehouse/protocol';
import type { Pairing } from './entries.ts';
import type { Tournament } from './tournament.ts';

export function commitmentOf(secret: string): string {
  return commitmentFor(secret);
}

/** The server's seed of a match. With `duplicate` all matches of a round have the same one. */
export function serverSeedOf({ secret, settings }: Tournament, round: number, { match }: Pairing): string {
  return hashText(JSON.stringify([secret, settings.duplicate ? `round ${round}` : `match ${match}`]));
}

/**
 * The players' seeds for the deal, by seat. With `duplicate` both chairs get one seed, computed from those of all
 * players of the round, who sent them before the server showed anything of the secret.
 */
export function chairSeedsOf(tournament: Tournament, round: number, { players }: Pairing): readonly [string, string] {
  const seedOf = (id: Pairing['players'][number]) => tournament.player(id).seed;
  if (!tournament.settings.duplicate) return [seedOf(players[0]), seedOf(players[1])];
  const ids = tournament.rounds[round].pairings.flatMap((pairing) => pairing.players).toSorted();
  const shared = hashText(JSON.stringify([round, ...ids.map(seedOf)]));
  return [shared, shared];
}

function hashText(text: string): string {
  return Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
