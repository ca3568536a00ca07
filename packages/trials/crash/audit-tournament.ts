import { isDeepStrictEqual } from 'node:util';
import { loadGame } from '@safehouse/games/registry';
import type { TournamentView } from '@safehouse/protocol';
import { rulesVersionOfTable } from '@safehouse/table';
import { standingsOf, Tournament, type TournamentEntry } from '@safehouse/tournament';
import { TournamentChecker } from '@safehouse/tournament/simulation';
import type { Store } from '../../server/store/store.ts';
import { pairingResultOf } from '../../server/tournaments/tournament-match.ts';
import { replayStoredMatch } from '../replay-stored-match.ts';

/** Compares a stored tournament with the rules of pairing, with its matches, and with what its players were shown. */
export async function auditTournament(store: Store, id: string, seen: TournamentView | null): Promise<string[]> {
  const entries = await store.tournaments.entriesSince(id, 0);
  const tournament = new Tournament(entries);
  return [
    ...pairingFaults(tournament, entries),
    ...(await resultFaults(store, tournament)),
    ...(seen ? standingFaults(entries, seen) : []),
  ];
}

function pairingFaults({ settings }: Tournament, entries: readonly TournamentEntry[]): readonly string[] {
  const checker = new TournamentChecker(settings);
  for (const entry of entries.slice(1)) checker.onEntry(entry);
  return checker.violations;
}

/** Every result is that of a stored match, and every pairing but the latest ones has its table. */
async function resultFaults(store: Store, { rounds }: Tournament): Promise<string[]> {
  const faults: string[] = [];
  for (const { pairings } of rounds) {
    for (const { match, result } of pairings) {
      const stored = await store.matches.load(match);
      const isLatest = pairings === rounds.at(-1)?.pairings;
      if (!stored && (result || !isLatest)) faults.push(`the table of pairing ${match} is missing`);
      if (!stored || !result) continue;
      const module = await loadGame(stored.header.game, rulesVersionOfTable(stored.header));
      const played = module && pairingResultOf(await replayStoredMatch(stored), module);
      if (!isDeepStrictEqual(played, result)) faults.push(`the result of ${match} is not that of its match`);
    }
  }
  return faults;
}

/** The table that players saw is the one that the entries up to then lead to. */
function standingFaults(entries: readonly TournamentEntry[], seen: TournamentView): string[] {
  const replayed = standingsOf(new Tournament(entries.slice(0, seen.version)));
  return isDeepStrictEqual(replayed, seen.standings) ? [] : ['players saw other standings than the stored ones'];
}
