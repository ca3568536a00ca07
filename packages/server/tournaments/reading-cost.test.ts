import type { UserId } from '@safehouse/protocol';
import type { Tournament } from '@safehouse/tournament';
import { simulateTournament } from '@safehouse/tournament/simulation';
import { TEST_SETTINGS } from '@safehouse/tournament/test-helpers';
import { expect, test } from 'vitest';
import { ClubTournaments } from './club-tournaments.ts';
import { TournamentPages } from './tournament-pages.ts';

const settings = { ...TEST_SETTINGS, format: 'arena' as const, minutes: 60 };
const plan = { settings, players: 20, seed: 1, churn: 0, matchSeconds: 60 };
const { tournament: arena } = simulateTournament(plan);

/** Everything that can be read of it, as a tournament of an open club. */
function depsFor(tournament: Tournament) {
  const rooms = { read: async <T>(_: string, reader: (read: Tournament) => T) => reader(tournament) };
  const directory = { preload: async () => undefined, nameOf: () => 'Somebody' };
  const store = {
    clubs: { find: async () => ({ access: 'open' }), memberOf: async () => null },
    tournaments: { listOfClub: async () => [{ id: 't', status: 'finished' }] },
  };
  return { tournaments: { rooms }, store, directory, now: () => 0 } as never;
}

/** Counts which of its rounds are read. With `level` all its players are bots. */
function watched(tournament: Tournament, level: string | null) {
  const seen = new Set<string>();
  const rounds = new Proxy(tournament.rounds, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) seen.add(key);
      return Reflect.get(target, key);
    },
  });
  const replaced = { rounds, player: (id: UserId) => ({ ...tournament.player(id), level }) };
  const copy = new Proxy(tournament, {
    get: (target, key) => Reflect.get(Object.hasOwn(replaced, key) ? replaced : target, key),
  });
  return { copy, seen };
}

test('the matches of a club are its latest, and a long arena is not read from its beginning', async () => {
  const { copy, seen } = watched(arena, null);
  const view = await new ClubTournaments(depsFor(copy)).matches('club', null);
  const all = arena.rounds.flatMap(({ pairings, startedAt }) => pairings.map(({ match }) => ({ match, startedAt })));
  const latest = all.toSorted((a, b) => b.startedAt - a.startedAt).slice(0, 100);
  expect(view?.matches.map(({ startedAt }) => startedAt)).toEqual(latest.map(({ startedAt }) => startedAt));
  expect(arena.rounds.length).toBeGreaterThan(400);
  expect(seen.size).toBeLessThan(150);
});

test('of an arena with bots only so many rounds are read', async () => {
  const { copy, seen } = watched(arena, 'keen');
  expect((await new ClubTournaments(depsFor(copy)).matches('club', null))?.matches).toEqual([]);
  expect(seen.size).toBe(300);
});

test('the table of a tournament is computed once for all who read it', async () => {
  const pages = new TournamentPages(depsFor(arena));
  const [first, second] = [await pages.standings('t', { user: null }), await pages.standings('t', { user: null })];
  expect(first?.standings).toHaveLength(20);
  expect(second?.standings).toBe(first?.standings);
});
