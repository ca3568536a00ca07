import type { TournamentSettings, TournamentView, UserId } from '@safehouse/protocol';
import { Tournament, type TournamentEvent } from '@safehouse/tournament';
import { expect, test } from 'vitest';
import { ownView, PlayerNames, sharedView, viewFor } from './tournament-view.ts';
import { TournamentViewWriter } from './tournament-view-writer.ts';

const SETTINGS: TournamentSettings = {
  name: 'Large',
  format: 'swiss',
  game: 'agent-avenue',
  options: {},
  clock: { type: 'realtime', base: 300, increment: 0 },
  startsAt: 0,
  maxPlayers: 1024,
  minutes: 0,
  rounds: 3,
  breakSeconds: 0,
  rated: false,
  duplicate: false,
  access: 'open',
  club: null,
  bots: null,
  apiBots: false,
} as never;

const playerId = (i: number) => `player-${i}` as UserId;

/** More players than a screen shows, all but the last of them paired. */
function largeTournament(players: number, isPaired: boolean): Tournament {
  const pairings = Array.from({ length: Math.floor(players / 2) }, (_, i) => ({
    match: `match-${i}`,
    players: [playerId(2 * i), playerId(2 * i + 1)],
    result: null,
  }));
  const events = [
    { type: 'created', settings: SETTINGS, host: playerId(0), secret: 'secret' },
    ...Array.from({ length: players }, (_, i) => ({ type: 'joined', player: playerId(i), rating: 1500, seed: `${i}` })),
    ...(isPaired
      ? [
          { type: 'started' },
          { type: 'paired', pairings, byes: players % 2 ? [playerId(players - 1)] : [], walkovers: [] },
        ]
      : []),
  ] as unknown as TournamentEvent[];
  return new Tournament(events.map((event, i) => ({ version: i + 1, at: i, event })));
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
const sorted = (view: TournamentView) => ({ ...view, players: view.players.toSorted(byId) });

test.each([
  { players: 0, isPaired: false },
  { players: 7, isPaired: false },
  { players: 7, isPaired: true },
  { players: 301, isPaired: true },
])('every viewer gets the same as alone: $players players, paired: $isPaired', ({ players, isPaired }) => {
  const tournament = largeTournament(players, isPaired);
  const names = new PlayerNames(tournament, (user) => `Name of ${user}`);
  const shared = sharedView('t' as never, tournament, 5000);
  const writer = new TournamentViewWriter(shared, names);
  const club = { id: 'c', name: 'Club "one"' };
  const viewers = [null, 'nobody' as UserId, ...[0, 1, 6, 99, 120, 250, 300].map(playerId)];
  for (const user of viewers) {
    const me = ownView(tournament, { user, club: null });
    const alone = { ...viewFor(shared, me, names), club };
    const written = JSON.parse(writer.textFor({ me, club, now: 5000 }));
    expect(sorted(written)).toEqual(JSON.parse(JSON.stringify(sorted(alone))));
  }
});
