/** The contract of TournamentStore, run on every implementation. */
import { type TournamentSettings, tournamentSettings, type UserId } from '@safehouse/protocol';
import { ANN, BOB } from '@safehouse/table/test-helpers';
import type { TournamentEntry } from '@safehouse/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClubStore } from './club-store.ts';
import type { TournamentStore, TournamentSummary } from './tournament-store.ts';

export interface TournamentsUnderTest {
  readonly tournaments: TournamentStore;
  readonly clubs: ClubStore;
  close(): Promise<void>;
}

const SETTINGS = tournamentSettings.parse({
  name: 'Friday',
  format: 'swiss',
  game: 'any',
  clock: { type: 'realtime', base: 60, increment: 0 },
  startsAt: 1_800_000_000_000,
});

const SUMMARY: TournamentSummary = { status: 'open', version: 2, updatedAt: 2, endedRounds: 0, playerCount: 1 };

let count = 0;

export function tournamentStoreSuite(
  name: string,
  open: () => TournamentsUnderTest | Promise<TournamentsUnderTest>,
): void {
  describe(name, () => {
    let opened: TournamentsUnderTest;
    let store: TournamentStore;

    beforeAll(async () => {
      opened = await open();
      store = opened.tournaments;
    });
    afterAll(() => opened.close());

    async function create(parts: Partial<TournamentSettings> = {}, host: UserId = ANN): Promise<string> {
      const id = `tournament-${++count}`;
      const settings = { ...SETTINGS, ...parts };
      const entry: TournamentEntry = { version: 1, at: 1, event: { type: 'created', settings, host, secret: 'x' } };
      await store.create({ id, settings, host, entry });
      return id;
    }

    const joined = (player: UserId, version: number): TournamentEntry => ({
      version,
      at: version,
      event: { type: 'joined', player, rating: 1500, seed: 's' },
    });

    test('entries come back in order and as they were', async () => {
      const id = await create();
      expect(await store.append(id, [joined(ANN, 2), joined(BOB, 3)], { ...SUMMARY, version: 3 })).toBe('stored');
      expect((await store.entriesSince(id, 0)).map(({ event }) => event.type)).toEqual(['created', 'joined', 'joined']);
      expect(await store.entriesSince(id, 2)).toEqual([joined(BOB, 3)]);
      expect(await store.entriesSince('nothing', 0)).toEqual([]);
    });

    test('a new name is in lists, and stays when something else happens', async () => {
      const id = await create({ startsAt: 1_700_000_000_000 });
      const renamed: TournamentEntry = { version: 2, at: 2, event: { type: 'renamed', name: 'Monday' } };
      await store.append(id, [renamed], { ...SUMMARY, settings: { ...SETTINGS, name: 'Monday' } });
      await store.append(id, [joined(BOB, 3)], { ...SUMMARY, version: 3 });
      const listed = (await store.listOf(ANN, 100)).find((one) => one.id === id);
      expect(listed).toMatchObject({ settings: { name: 'Monday', format: 'swiss' }, playerCount: 1 });
    });

    test('of two writers of the same version one is refused, with everything it wrote', async () => {
      const id = await create();
      const outcomes = await Promise.all([
        store.append(id, [joined(ANN, 2)], SUMMARY),
        store.append(id, [joined(BOB, 2), joined(ANN, 3)], { ...SUMMARY, version: 3 }),
      ]);
      expect(outcomes.toSorted()).toEqual(['conflict', 'stored']);
      const entries = await store.entriesSince(id, 1);
      expect(entries).toHaveLength(outcomes[0] === 'stored' ? 1 : 2);
    });

    test('lists have those who are open to all, and those of a person', async () => {
      const host = 'host-of-lists' as UserId;
      const guest = 'guest-of-lists' as UserId;
      const [secret, open] = [await create({ access: 'code' }, host), await create({}, host)];
      await store.append(secret, [joined(guest, 2)], SUMMARY);
      const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
      expect(ids(await store.listPublic(1000))).toContain(open);
      expect(ids(await store.listPublic(1000))).not.toContain(secret);
      expect(ids(await store.listOf(guest, 10))).toEqual([secret]);
      expect(ids(await store.listOf(host, 10)).toSorted()).toEqual([secret, open].toSorted());
      expect((await store.listOf(guest, 10))[0]).toMatchObject({ status: 'open', playerCount: 1, host });
      expect(await store.countUnfinishedOf(host)).toBe(2);
    });

    test('those of a club are listed for it, and until they end for its members', async () => {
      const fields = { name: 'Club', nameKey: 'club', description: '', access: 'open', invitation: 'x' } as const;
      const club = { ...fields, id: 'a-club', founder: 'founder' as UserId, createdAt: 1 };
      await opened.clubs.create(club, { perUser: 9, total: 9 });
      const [early, late] = [
        await create({ access: 'club', club: club.id }),
        await create({ access: 'club', club: club.id, startsAt: SETTINGS.startsAt + 1 }),
      ];
      const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
      expect(ids(await store.listOfClub(club.id, 10))).toEqual([late, early]);
      expect(ids(await store.listOfClub(club.id, 1))).toEqual([late]);
      expect(ids(await store.listInClubsOf(club.founder, 10))).toEqual([early, late]);
      expect(await store.listInClubsOf(BOB, 10)).toEqual([]);
      await store.append(early, [joined(ANN, 2)], { ...SUMMARY, status: 'finished' });
      expect(ids(await store.listInClubsOf(club.founder, 10))).toEqual([late]);
      expect(ids(await store.listPublic(1000))).not.toContain(late);
    });

    test('a finished tournament is no longer due, and all its rounds are over', async () => {
      const id = await create();
      const found = async () => (await store.unfinished()).find((tournament) => tournament.id === id);
      expect(await found()).toEqual({ id, status: 'open', startsAt: expect.any(Number) });
      await store.append(id, [joined(ANN, 2)], { ...SUMMARY, status: 'running', endedRounds: 1 });
      expect(await found()).toMatchObject({ status: 'running' });
      expect(await store.endedRounds(id)).toBe(1);
      await store.append(id, [joined(BOB, 3)], { ...SUMMARY, status: 'finished', version: 3, endedRounds: 1 });
      expect(await found()).toBeUndefined();
      expect(await store.endedRounds(id)).toBeGreaterThan(1000);
      expect(await store.endedRounds('nothing')).toBeNull();
    });
  });
}
