import type { UserId } from '@safehouse/protocol';
import type { TournamentEntry } from '@safehouse/tournament';
import { TEST_SETTINGS } from '@safehouse/tournament/test-helpers';
import { expect, test } from 'vitest';
import { PlannedTournaments } from './planned-tournaments.ts';

const CREATED: TournamentEntry = {
  version: 1,
  at: 0,
  event: { type: 'created', settings: TEST_SETTINGS, host: 'ann' as UserId, secret: 's' },
};
const JOINED: TournamentEntry[] = ['ann', 'bob'].map((player, i) => ({
  version: 2 + i,
  at: 0,
  event: { type: 'joined', player: player as UserId, rating: 1500, seed: '' },
}));

test('a tournament is planned from what is sent of it, and gone when it is over', () => {
  const planned = new PlannedTournaments();
  const plan = (entries: readonly TournamentEntry[]) => planned.plan({ number: 1, id: 't', entries, now: 0 });
  expect(plan([CREATED])).toMatchObject({ events: [{ type: 'cancelled' }] });
  expect(plan(JOINED)).toMatchObject({ events: [{ type: 'started' }] });
  expect(planned.count).toBe(1);
  planned.forget('t');
  expect(planned.count).toBe(0);
});
