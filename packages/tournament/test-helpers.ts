import type { TournamentSettings } from '@safehouse/protocol';

/** A Swiss of three rounds that starts at once. */
export const TEST_SETTINGS: TournamentSettings = {
  name: 'Friday',
  format: 'swiss',
  game: 'any',
  options: {},
  clock: { type: 'realtime', base: 300, increment: 0, onTimeout: 'lose' },
  rated: false,
  startsAt: 0,
  rounds: 3,
  minutes: 60,
  roundMinutes: null,
  breakSeconds: 0,
  duplicate: false,
  access: 'open',
  club: null,
  maxPlayers: 256,
  bots: null,
  apiBots: false,
};
