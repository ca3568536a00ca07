import { isDeepStrictEqual } from 'node:util';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId, TournamentView, UserId } from '@safehouse/protocol';
import { rulesVersionOfTable } from '@safehouse/table';
import { isPerson, type PairingResult, type TournamentEntry } from '@safehouse/tournament';
import { TournamentChecker } from '@safehouse/tournament/simulation';
import type { StoredMatch } from '../../server/store/match-store.ts';
import type { Store } from '../../server/store/store.ts';
import { pairingResultOf } from '../../server/tournaments/tournament-match.ts';
import { replayStoredMatch } from '../replay-stored-match.ts';
import { roundFaults } from './replay-pairings.ts';
import { replayedStandings } from './replay-points.ts';
import { ReplayedTournament, sha256Hex } from './replay-tournament.ts';

/** What players were shown of a tournament, by its version. */
export type SeenTournament = ReadonlyMap<number, Pick<TournamentView, 'standings' | 'round'>>;

interface Audited {
  readonly id: string;
  readonly entries: readonly TournamentEntry[];
  readonly matches: ReadonlyMap<MatchId, StoredMatch>;
  readonly results: ReadonlyMap<MatchId, PairingResult>;
}

/**
 * Compares a stored tournament with the pairing rules, with its stored matches, and with what its players were shown.
 * Points, tie-breaks and brackets are recomputed from the stored matches.
 */
export async function auditTournament(store: Store, id: string, seen: SeenTournament): Promise<string[]> {
  const audited = await loadAudited(store, id);
  return [
    ...ruleFaults(audited),
    ...tableFaults(audited),
    ...(await strayMatches(store, audited)),
    ...replayFaults(audited, seen),
  ].map((fault) => `tournament ${id}: ${fault}`);
}

async function loadAudited(store: Store, id: string): Promise<Audited> {
  const entries = await store.tournaments.entriesSince(id, 0);
  const matches = new Map<MatchId, StoredMatch>();
  const results = new Map<MatchId, PairingResult>();
  for (const { match } of pairingsOf(entries)) {
    const stored = await store.matches.load(match);
    if (!stored) continue;
    matches.set(match, stored);
    const module = await loadGame(stored.header.game, rulesVersionOfTable(stored.header));
    const result = module && pairingResultOf(await replayStoredMatch(stored), module);
    if (result) results.set(match, result);
  }
  return { id, entries, matches, results };
}

function pairingsOf(entries: readonly TournamentEntry[]) {
  return entries.flatMap(({ event }) =>
    event.type === 'paired' ? event.pairings.map((pairing) => ({ ...pairing, round: event.round })) : [],
  );
}

function settingsOf([{ event }]: readonly TournamentEntry[]) {
  if (event.type !== 'created') throw new Error('a tournament begins with its creation');
  return event;
}

function ruleFaults({ entries }: Audited): readonly string[] {
  const checker = new TournamentChecker(settingsOf(entries).settings);
  for (const entry of entries.slice(1)) checker.onEntry(entry);
  return checker.violations;
}

/** Every result must be a stored match's. All but the latest pairings must have a table with players and deal. */
function tableFaults({ id, entries, matches, results }: Audited): string[] {
  const { secret, settings } = settingsOf(entries);
  const lastPaired = entries.findLast(({ event }) => event.type === 'paired')?.version ?? 0;
  const faults: string[] = [];
  for (const { version, event } of entries) {
    if (event.type === 'result' && !isDeepStrictEqual(results.get(event.match), event.result))
      faults.push(`the result of ${event.match} differs from its match`);
    if (event.type !== 'paired') continue;
    for (const { match, players } of event.pairings) {
      const header = matches.get(match)?.header;
      if (!header && version !== lastPaired) faults.push(`the table of pairing ${match} is missing`);
      if (!header) continue;
      const dealName = settings.duplicate ? `round ${event.round}` : `match ${match}`;
      const seated = header.chairs.map((chair, i) => (chair.type === 'person' ? chair.user : players[i]));
      if (!isDeepStrictEqual(seated, players)) faults.push(`the table of pairing ${match} has other players`);
      if (header.serverSeed !== sha256Hex(JSON.stringify([secret, dealName]))) faults.push(`${match} has another deal`);
      if (header.tournament?.id !== id || header.tournament.round !== event.round)
        faults.push(`${match} belongs to another round`);
    }
  }
  return faults;
}

const MAX_MATCHES = 100_000;

/** No player has a match of this tournament that was not paired by it. */
async function strayMatches(store: Store, { id, entries }: Audited): Promise<string[]> {
  const paired = new Set(pairingsOf(entries).map(({ match }) => match));
  const people = new Set<UserId>(
    entries.flatMap(({ event }) => (event.type === 'joined' && isPerson(event.player) ? [event.player] : [])),
  );
  const faults: string[] = [];
  for (const user of people)
    for (const { header } of await store.matches.matchesOf(user, MAX_MATCHES))
      if (header.tournament?.id === id && !paired.has(header.id)) faults.push(`${header.id} was never paired`);
  return faults;
}

/** Replays the tournament entry by entry, and compares every state that players saw. */
function replayFaults({ entries, results }: Audited, seen: SeenTournament): string[] {
  const replay = new ReplayedTournament(entries[0], results);
  const faults: string[] = [];
  for (const { version, event } of entries) {
    if (event.type === 'paired') faults.push(...roundFaults(replay, event));
    replay.apply(event);
    const shown = seen.get(version);
    if (!shown) continue;
    if (!isDeepStrictEqual(replayedStandings(replay), shown.standings))
      faults.push(`other standings were shown at version ${version}`);
    if (
      !isDeepStrictEqual(
        shownPairings(replay, shown),
        shown.round?.pairings.map(({ match, result }) => [match, result]),
      )
    )
      faults.push(`other results were shown at version ${version}`);
  }
  return faults;
}

/** The pairings that should be shown. While all tables of a round play the same deal, none of its results is shown. */
function shownPairings({ matches, settings }: ReplayedTournament, { round }: Pick<TournamentView, 'round'>) {
  return round?.pairings.map(({ match }) => {
    const found = matches.find((one) => one.match === match);
    const isRunning = matches.some((one) => one.round === found?.round && !one.result);
    return [match, found?.result ? (settings.duplicate && isRunning ? 'hidden' : found.result.outcome) : null];
  });
}
