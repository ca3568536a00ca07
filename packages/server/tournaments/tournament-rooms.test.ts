import type { UserId } from '@safehouse/protocol';
import type { TournamentEntry } from '@safehouse/tournament';
import { TEST_SETTINGS } from '@safehouse/tournament/test-helpers';
import { expect, test } from 'vitest';
import { TournamentRooms } from './tournament-rooms.ts';

/** As many entries as a long arena has. */
const MANY = 60_000;

function longTournament(): TournamentEntry[] {
  const host = 'ann' as UserId;
  const created = { type: 'created', settings: TEST_SETTINGS, host, secret: 's' } as const;
  const renamed = (i: number) => ({ type: 'renamed', name: `name ${i}` }) as const;
  return Array.from({ length: MANY }, (_, i) => ({ version: i + 1, at: 0, event: i === 0 ? created : renamed(i) }));
}

test('of long tournaments fewer are kept in memory, the latest used', async () => {
  const loaded: string[] = [];
  const entriesSince = async (id: string) => {
    loaded.push(id);
    return longTournament();
  };
  const rooms = new TournamentRooms({ store: { entriesSince }, isShared: false } as never);
  const read = (id: string) => rooms.read(id, ({ version }) => version);
  for (const id of ['a', 'b', 'c', 'a', 'd', 'a']) expect(await read(id)).toBe(MANY);
  expect(loaded).toEqual(['a', 'b', 'c', 'd']);
  await read('b');
  expect(loaded).toEqual(['a', 'b', 'c', 'd', 'b']);
});
