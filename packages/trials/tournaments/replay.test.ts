import type { MatchId, TournamentFormat, TournamentSettings } from '@safehouse/protocol';
import { type PairingResult, standingsOf, Tournament, type TournamentEntry } from '@safehouse/tournament';
import { simulateTournament } from '@safehouse/tournament/simulation';
import { TEST_SETTINGS } from '@safehouse/tournament/test-helpers';
import { describe, expect, test } from 'vitest';
import { roundFaults } from './replay-pairings.ts';
import { replayedStandings } from './replay-points.ts';
import { ReplayedTournament } from './replay-tournament.ts';

function entriesOf(format: TournamentFormat, players: number, parts: Partial<TournamentSettings>, seed: number) {
  const settings = { ...TEST_SETTINGS, format, minutes: 10, maxPlayers: 16, ...parts };
  return simulateTournament({ settings, players, seed, churn: 150, matchSeconds: 40 }).entries;
}

function resultsIn(entries: readonly TournamentEntry[]): Map<MatchId, PairingResult> {
  return new Map(entries.flatMap(({ event }) => (event.type === 'result' ? [[event.match, event.result]] : [])));
}

/** The versions at which replay and engine have different standings, and the faults found in pairings. */
function differences(entries: readonly TournamentEntry[], results = resultsIn(entries)) {
  const [first, ...rest] = entries;
  const replay = new ReplayedTournament(first, results);
  const tournament = new Tournament([first]);
  const versions: number[] = [];
  const faults: string[] = [];
  for (const entry of rest) {
    if (entry.event.type === 'paired') faults.push(...roundFaults(replay, entry.event));
    replay.apply(entry.event);
    tournament.apply(entry);
    if (JSON.stringify(comparable(replay)) !== JSON.stringify(standingsOf(tournament).map(inOrder)))
      versions.push(entry.version);
  }
  return { versions, faults };
}

const comparable = (replay: ReplayedTournament) => replayedStandings(replay).map(inOrder);

function inOrder(row: object): object {
  return Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const KINDS: readonly (readonly [TournamentFormat, number, Partial<TournamentSettings>])[] = [
  ['arena', 5, {}],
  ['arena', 2, { bots: { level: 'keen', upTo: 4 } }],
  ['swiss', 5, { rounds: 5 }],
  ['swiss', 8, { rounds: 4, roundMinutes: 1 }],
  ['swiss', 7, { rounds: 4, duplicate: true, roundMinutes: 1 }],
  ['round-robin', 5, { rounds: 2, roundMinutes: 1 }],
  ['knockout', 6, { roundMinutes: 1 }],
];

describe.each(KINDS)('%s of %i players %o', (format, players, parts) => {
  test('computed twice from the same matches has the same standings after every entry', () => {
    for (let seed = 1; seed <= 20; seed++)
      expect(differences(entriesOf(format, players, parts, seed))).toEqual({ versions: [], faults: [] });
  });
});

test('the replay finds results that were changed', () => {
  const entries = entriesOf('swiss', 6, { rounds: 3 }, 4);
  const results = resultsIn(entries);
  const [[match, { outcome }]] = results;
  results.set(match, { outcome: outcome === 'first' ? 'second' : 'first', scores: [0, 0] });
  expect(differences(entries, results).versions).not.toEqual([]);
});

test('the replay finds a bye for the wrong player, a wrong bracket and somebody left out', () => {
  const withPairing = (entries: readonly TournamentEntry[], change: (event: PairedEvent) => PairedEvent) => {
    const at = entries.findLastIndex(({ event }) => event.type === 'paired');
    const entry = entries[at];
    if (entry.event.type !== 'paired') throw new Error('nobody was paired');
    const replay = new ReplayedTournament(entries[0], resultsIn(entries));
    for (const { event } of entries.slice(1, at)) replay.apply(event);
    return roundFaults(replay, change(entry.event));
  };
  const calm = (format: TournamentFormat, players: number) =>
    simulateTournament({
      settings: { ...TEST_SETTINGS, format, maxPlayers: 16, rounds: 2 },
      players,
      seed: 3,
      churn: 0,
      matchSeconds: 10,
    }).entries;
  expect(withPairing(calm('swiss', 5), (event) => ({ ...event, byes: [event.pairings[0].players[0]] }))).toHaveLength(
    1,
  );
  expect(withPairing(calm('swiss', 5), (event) => ({ ...event, pairings: event.pairings.slice(1) }))).toHaveLength(1);
  expect(withPairing(calm('round-robin', 4), (event) => ({ ...event, pairings: [] }))).toHaveLength(4);
  expect(withPairing(calm('knockout', 4), (event) => ({ ...event, pairings: [] }))).toHaveLength(1);
});

type PairedEvent = Extract<TournamentEntry['event'], { type: 'paired' }>;
