/** The contract of MatchStore, run on every implementation. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEATS } from '@safehouse/contract';
import { type MatchId, newUserId, type UserId } from '@safehouse/protocol';
import type { Entry, MatchSummary, TableHeader } from '@safehouse/table';
import { ANN, BOB, CLEO, headerWith } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchStore, NewMatch } from './match-store.ts';

const tempFolders: string[] = [];
afterAll(() => {
  for (const folder of tempFolders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is deleted when all tests of the file are done. */
export function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-'));
  tempFolders.push(folder);
  return folder;
}

const SUMMARY: MatchSummary = {
  status: 'running',
  version: 0,
  updatedAt: 0,
  moves: 0,
  wakeAt: null,
  holders: [ANN, BOB],
  waiting: [ANN],
  bots: ['master'],
  result: null,
};

export function newMatch(header: Partial<TableHeader> = {}, summary: Partial<MatchSummary> = {}): NewMatch {
  return { header: headerWith(header), summary: { ...SUMMARY, ...summary }, entries: [] };
}

function entryAt(version: number, key = `${version}`): Entry {
  const event = { type: 'moved', seat: SEATS[0], move: { type: 'hit' }, lag: 0 } as const;
  return { version, at: 1000 + version, author: ANN, key, event };
}

/** Entries from one version to another, and the summary after them. */
export function entryBatch(from: number, to: number, key?: string): [Entry[], MatchSummary] {
  const entries = Array.from({ length: to - from + 1 }, (_, i) => entryAt(from + i, key));
  return [entries, { ...SUMMARY, version: to }];
}

export interface MatchStoreUnderTest {
  readonly matches: MatchStore;
  close(): Promise<void>;
}

export function matchStoreSuite(name: string, open: () => MatchStoreUnderTest | Promise<MatchStoreUnderTest>): void {
  describe(name, () => {
    let store: MatchStoreUnderTest;
    let matches: MatchStore;
    beforeAll(async () => {
      store = await open();
      matches = store.matches;
    });
    afterAll(() => store.close());

    async function created(header: Partial<TableHeader> = {}, summary: Partial<MatchSummary> = {}): Promise<MatchId> {
      const match = newMatch(header, summary);
      await matches.create([match]);
      return match.header.id;
    }

    const versionsOf = async (id: MatchId) => (await matches.load(id))?.entries.map(({ version }) => version);

    test('a match is loaded as it was stored', async () => {
      const match = newMatch({ options: { Ünïcode: [1, null] } });
      const [entries, summary] = entryBatch(1, 1);
      await matches.create([{ ...match, entries, summary }]);
      expect(await matches.load(match.header.id)).toEqual({ header: match.header, entries });
      expect(await matches.load('nobody' as MatchId)).toBeNull();
    });

    test('matches with the same edition are loaded with it, and listed without it', async () => {
      const edition = { id: 'mine', tiles: [1, { deep: 'Ünïcode' }] };
      const user = 'editor' as UserId;
      const [one, other] = [newMatch({ edition }), newMatch({ edition })];
      const summary = { ...one.summary, holders: [user] };
      await matches.create([one, { ...other, summary }]);
      for (const { header } of [one, other])
        expect(await matches.load(header.id)).toEqual({ header: { ...header, edition }, entries: [] });
      const [listed] = await matches.matchesOf(user, 9);
      expect(listed.header).not.toHaveProperty('edition');
      expect(listed.header).toEqual({ ...other.header, edition: undefined });
    });

    test('all entries are loaded in order', async () => {
      const id = await created();
      for (let version = 1; version <= 30; version += 3) {
        expect(await matches.append(id, ...entryBatch(version, version + 2))).toBe('stored');
      }
      expect(await versionsOf(id)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
      expect((await matches.load(id))?.entries[4]).toEqual(entryAt(5));
    });

    test('entriesSince returns the entries after a version, and none of other matches', async () => {
      const [id, other] = [await created(), await created()];
      await matches.append(id, ...entryBatch(1, 5));
      await matches.append(other, ...entryBatch(1, 2));
      const since = (version: number) => matches.entriesSince(id, version);
      expect(await since(3)).toEqual([entryAt(4), entryAt(5)]);
      const results = await Promise.all([since(0), since(4), since(5), matches.entriesSince(other, 1)]);
      expect(results.map((entries) => entries.map(({ version }) => version))).toEqual([[1, 2, 3, 4, 5], [5], [], [2]]);
      expect(await matches.entriesSince('nobody' as MatchId, 0)).toEqual([]);
    });

    test('finished matches of a person for everybody are those that were listed', async () => {
      const user = newUserId();
      const over = (header: Partial<TableHeader>, updatedAt: number) =>
        created(header, { status: 'over', updatedAt, holders: [user] });
      const open = await over({ visibility: 'public' }, 10);
      const bySeek = await over({ visibility: 'private', live: true }, 20);
      await over({ visibility: 'private' }, 30);
      await created({ visibility: 'public' }, { status: 'running', updatedAt: 40, holders: [user] });
      await created({ visibility: 'public' }, { status: 'over', updatedAt: 50, holders: [newUserId()] });
      const idsBefore = async (before: number, limit = 9) =>
        (await matches.listedMatchesOf(user, before, limit)).map(({ header }) => header.id);
      expect(await idsBefore(99)).toEqual([bySeek, open]);
      expect([await idsBefore(99, 1), await idsBefore(20), await idsBefore(10)]).toEqual([[bySeek], [open], []]);
    });

    test('matches between two are those that both have sat at, the latest first', async () => {
      const [user, other] = [newUserId(), newUserId()];
      const played = (updatedAt: number, holders: readonly UserId[], status: MatchSummary['status'] = 'over') =>
        created({}, { status, updatedAt, holders });
      const first = await played(10, [user, other]);
      const second = await played(20, [other, newUserId(), user]);
      await played(30, [user, newUserId()]);
      await played(40, [user, other], 'running');
      const ids = async (limit: number) =>
        (await matches.matchesBetween(user, other, limit)).map(({ header }) => header.id);
      expect([await ids(9), await ids(1)]).toEqual([[second, first], [second]]);
      expect((await matches.matchesBetween(other, user, 9)).map(({ header }) => header.id)).toEqual([second, first]);
    });

    test('live tables are public or of a seek, have gone on lately, and end as late as spectators see it', async () => {
      const now = 5e12;
      const since = now - 600_000;
      const live = async (limit = 99) =>
        (await matches.liveTables({ now, since, limit })).map(({ header }) => header.id);
      const listed = await created({}, { updatedAt: now - 1000, moves: 7 });
      const bySeek = await created({ visibility: 'private', live: true }, { updatedAt: now - 2000 });
      const late = await created({ delay: 60 }, { updatedAt: since - 59_000 });
      const justOver = await created({ delay: 60 }, { updatedAt: now - 59_000, status: 'over' });
      await created({ visibility: 'private' }, { updatedAt: now });
      await created({}, { updatedAt: since - 1000 });
      await created({}, { updatedAt: now, status: 'over' });
      await created({}, { updatedAt: now, status: 'open' });
      await created({ delay: 60 }, { updatedAt: now - 61_000, status: 'over' });
      await created({ delay: 60 }, { updatedAt: since - 61_000 });
      expect(await live()).toEqual([listed, bySeek, late, justOver]);
      expect(await live(1)).toEqual([listed, justOver]);
      const [first] = await matches.liveTables({ now, since, limit: 1 });
      expect(first.summary.moves).toBe(7);
      const [entries, summary] = entryBatch(1, 1);
      await matches.append(listed, entries, { ...summary, updatedAt: now, moves: 8 });
      expect((await matches.liveTables({ now, since, limit: 1 }))[0].summary.moves).toBe(8);
    });

    test('running matches are found by their last change', async () => {
      const now = 6_000_000_000_000;
      const late = await created({ visibility: 'private' }, { updatedAt: now });
      await created({}, { updatedAt: now - 1 });
      await created({}, { updatedAt: now, status: 'over' });
      const found = await matches.runningSince(now, 9);
      expect(found.map(({ header, summary }) => [header.id, summary.updatedAt])).toEqual([[late, now]]);
      await created({}, { updatedAt: now + 1 });
      expect(await matches.runningSince(now, 1)).toHaveLength(1);
    });

    test.each([
      ['behind', 1, 2],
      ['halfway into', 2, 4],
      ['beyond', 5, 5],
    ])('entries %s the end of the match are a conflict and nothing of them is stored', async (_, from, to) => {
      const id = await created();
      await matches.append(id, ...entryBatch(1, 3));
      expect(await matches.append(id, ...entryBatch(from, to, 'rival'))).toBe('conflict');
      expect(await versionsOf(id)).toEqual([1, 2, 3]);
      expect((await matches.load(id))?.entries.some(({ key }) => key === 'rival')).toBe(false);
      expect(await matches.append(id, ...entryBatch(4, 4))).toBe('stored');
    });

    test('entries cannot be appended to an unknown match', async () => {
      const { id } = headerWith();
      expect(await matches.append(id, ...entryBatch(1, 1))).toBe('conflict');
      expect(await matches.load(id)).toBeNull();
    });

    test('of concurrent appends at the same version exactly one succeeds', async () => {
      const id = await created();
      const rivals = Array.from({ length: 20 }, (_, i) => matches.append(id, ...entryBatch(1, 2, `${i}`)));
      const won = (await Promise.all(rivals)).flatMap((result, i) => (result === 'stored' ? `${i}` : []));
      expect(won).toHaveLength(1);
      expect((await matches.load(id))?.entries.map(({ key }) => key)).toEqual([won[0], won[0]]);
    });

    test('two matches are created together or not at all', async () => {
      const first = newMatch();
      await matches.create([first]);
      const second = newMatch();
      await expect(matches.create([second, first])).rejects.toThrow();
      expect(await matches.load(second.header.id)).toBeNull();
    });

    test('a thousand concurrent matches each get their own entries', async () => {
      const many = Array.from({ length: 1000 }, () => newMatch({}, { holders: [], waiting: [] }));
      await matches.create(many);
      const results = await Promise.all(
        many.map(({ header }) => matches.append(header.id, ...entryBatch(1, 5, header.id))),
      );
      expect(new Set(results)).toEqual(new Set(['stored']));
      for (const { header } of many) {
        const keys = (await matches.load(header.id))?.entries.map(({ key }) => key);
        expect(keys).toEqual(Array(5).fill(header.id));
      }
    });

    test('open tables are the public ones, newest first', async () => {
      const older = await created({ createdAt: 1e12 }, { status: 'open' });
      const newer = await created({ createdAt: 1e12 + 1 }, { status: 'open' });
      await created({ createdAt: 1e12 + 2, visibility: 'private' }, { status: 'open' });
      await created({ createdAt: 1e12 + 3 });
      expect((await matches.openTables(2)).map(({ header }) => header.id)).toEqual([newer, older]);
    });

    test('old open tables are the public ones created before a time, oldest first', async () => {
      const second = await created({ createdAt: -40 }, { status: 'open' });
      const first = await created({ createdAt: -50 }, { status: 'open' });
      await created({ createdAt: -60, visibility: 'private' }, { status: 'open' });
      await created({ createdAt: -60 });
      expect(await matches.openTablesBefore(-40, 9)).toEqual([first]);
      expect(await matches.openTablesBefore(-39, 9)).toEqual([first, second]);
      expect(await matches.openTablesBefore(-39, 1)).toEqual([first]);
    });

    test('the open and running matches of a user are counted', async () => {
      const user = 'counted_______________' as UserId;
      expect(await matches.countUnfinishedOf(user)).toEqual({ open: 0, running: 0 });
      for (const status of ['open', 'running', 'running', 'over', 'closed'] as const)
        await created({}, { status, holders: [user] });
      expect(await matches.countUnfinishedOf(user)).toEqual({ open: 1, running: 2 });
    });

    test('matches of a user: those waiting for them first, then running ones, then the latest', async () => {
      const me = 'me____________________' as UserId;
      const mine = (summary: Partial<MatchSummary>) => created({}, { holders: [me], waiting: [], ...summary });
      const over = await mine({ status: 'over', updatedAt: 50 });
      const later = await mine({ status: 'over', updatedAt: 60 });
      const runs = await mine({ updatedAt: 5 });
      const waits = await mine({ updatedAt: 1, waiting: [me] });
      expect((await matches.matchesOf(me, 9)).map(({ header }) => header.id)).toEqual([waits, runs, later, over]);
      expect(await matches.matchesOf(me, 1)).toHaveLength(1);
    });

    test('a match is in the list of who joins, until they leave before it starts', async () => {
      const id = await created({}, { status: 'open', holders: [] });
      const has = async () => (await matches.matchesOf(CLEO, 9)).some(({ header }) => header.id === id);
      const seated = { ...SUMMARY, status: 'open', version: 1, holders: [CLEO] } as const;
      const joined = { type: 'joined', chair: 1, user: CLEO, seed: '' } as const;
      await matches.append(id, [{ ...entryAt(1), author: CLEO, event: joined }], seated);
      expect(await has()).toBe(true);
      const left = { ...entryAt(2), author: CLEO, event: { type: 'left', chair: 1 } } as const;
      await matches.append(id, [left], { ...seated, version: 2, holders: [] });
      expect(await has()).toBe(false);
    });

    test('due matches are listed, the longest overdue first, until something is appended or they are marked broken', async () => {
      const second = await created({}, { wakeAt: -10 });
      const first = await created({}, { wakeAt: -20 });
      await created({}, { wakeAt: 10 });
      expect(await matches.dueMatches(-10, 9)).toEqual([first, second]);
      expect(await matches.dueMatches(-11, 9)).toEqual([first]);
      expect(await matches.dueMatches(-10, 1)).toEqual([first]);
      await matches.append(first, ...entryBatch(1, 1));
      await matches.markBroken(second);
      expect(await matches.dueMatches(-10, 9)).toEqual([]);
      expect((await matches.load(second))?.entries).toEqual([]);
    });
  });
}
