import type { UserId } from '@safehouse/protocol';
import { Tournament, type TournamentEvent } from '@safehouse/tournament';
import { expect, test } from 'vitest';
import { matchesPage } from './matches-page.ts';
import { PlayerNames } from './tournament-view.ts';

const ROUNDS = 40;
const PAIRINGS = 3;

/** An arena of six that has paired all of them many times. */
function longArena(): Tournament {
  const players = Array.from({ length: 2 * PAIRINGS }, (_, i) => `player-${i}` as UserId);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const matches = Array.from({ length: PAIRINGS }, (_, i) => `match-${round}-${i}`);
    const pairings = matches.map((match, i) => ({ match, players: [players[2 * i], players[2 * i + 1]] }));
    return [
      { type: 'paired', round, pairings, byes: [], walkovers: [] },
      ...matches.map((match) => ({ type: 'result', match, result: { outcome: 'second' } })),
    ];
  });
  const events = [
    { type: 'created', settings: { format: 'arena', duplicate: false }, host: players[0], secret: 'secret' },
    ...players.map((player) => ({ type: 'joined', player, rating: 1500, seed: 'seed' })),
    { type: 'started' },
    ...rounds.flat(),
  ] as unknown as TournamentEvent[];
  return new Tournament(events.map((event, i) => ({ version: i + 1, at: i, event })));
}

test('the pages of all matches, from the latest to the first, have each of them once', () => {
  const arena = longArena();
  const names = new PlayerNames(arena, (user) => `Name of ${user}`);
  const pages = [matchesPage(arena, null, names)];
  for (let next = pages[0].next; next !== null; next = pages[pages.length - 1].next)
    pages.push(matchesPage(arena, next, names));
  expect(pages.map(({ matches }) => matches.length)).toEqual([50, 50, 20]);
  const found = pages.flatMap(({ matches }) => matches);
  const all = arena.rounds.flatMap(({ pairings }) => pairings.map(({ match }) => match));
  expect(found.map(({ match }) => match)).toEqual(all.toReversed());
  expect(found.every(({ match, round }) => match.startsWith(`match-${round}-`))).toBe(true);
  expect(pages[0].players).toHaveLength(2 * PAIRINGS);
});

test('a page beyond the end is the first one, and before the first match there is nothing', () => {
  const arena = longArena();
  const names = new PlayerNames(arena, () => null);
  expect(matchesPage(arena, 9999, names)).toEqual(matchesPage(arena, null, names));
  expect(matchesPage(arena, 0, names)).toEqual({ matches: [], players: [], next: null });
});
