/** The contract of ModerationStore, run on every implementation. */
import { newId, newUserId } from '@safehouse/protocol';
import { ANN, BOB, headerWith } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModerationStore, StoredReport } from './moderation-store.ts';
import type { Store } from './store.ts';

type StoreUnderTest = Pick<Store, 'moderation' | 'close'>;

const report = (parts: Partial<StoredReport> = {}): StoredReport => ({
  id: newId(),
  at: 1e12,
  author: ANN,
  about: BOB,
  match: headerWith().id,
  line: 3,
  club: null,
  post: null,
  tournament: null,
  channel: 'spectators',
  reason: 'insults',
  text: 'Called me "x"',
  state: 'open',
  ...parts,
});

export function moderationStoreSuite(name: string, open: () => StoreUnderTest | Promise<StoreUnderTest>): void {
  describe(name, () => {
    let store: StoreUnderTest;
    let moderation: ModerationStore;
    beforeAll(async () => {
      store = await open();
      moderation = store.moderation;
    });
    afterAll(() => store.close());

    test('open reports are listed from the oldest, and a report is closed once', async () => {
      const [late, early] = [
        report({ at: 1e12 + 9, tournament: newId() }),
        report({ at: 1e12, match: null, line: null, club: newId(), post: 7 }),
      ];
      for (const stored of [late, early]) await moderation.addReport(stored);
      expect(await moderation.reports('open', 9)).toEqual([early, late]);
      expect(await moderation.reports('open', 1)).toEqual([early]);
      const closed = [await moderation.closeReport(early.id), await moderation.closeReport(early.id)];
      expect(closed).toEqual([true, false]);
      expect(await moderation.reports('open', 9)).toEqual([late]);
      expect(await moderation.reports('closed', 9)).toEqual([{ ...early, state: 'closed' }]);
      expect(await moderation.closeReport('nothing')).toBe(false);
    });

    test('actions are listed from the latest', async () => {
      const actions = [1, 2, 3].map((n) => ({
        id: newId(),
        at: 1e12 + n,
        author: ANN,
        action: 'mute' as const,
        target: BOB,
        detail: `${n}`,
      }));
      for (const action of actions) await moderation.logAction(action);
      expect(await moderation.latestActions(2)).toEqual([actions[2], actions[1]]);
    });

    test('a network is banned once, until its ban expires or is lifted', async () => {
      const ban = { network: '192.0.2.0/24', at: 5, until: 100 };
      await moderation.banNetwork({ ...ban, until: 50 });
      await moderation.banNetwork(ban);
      await moderation.banNetwork({ network: '2001:db8::/48', at: 4, until: null });
      expect(await moderation.networkBans(99)).toEqual([ban, { network: '2001:db8::/48', at: 4, until: null }]);
      expect((await moderation.networkBans(100)).map(({ network }) => network)).toEqual(['2001:db8::/48']);
      const lifted = [await moderation.unbanNetwork('2001:db8::/48'), await moderation.unbanNetwork('no')];
      expect(lifted).toEqual([true, false]);
      expect(await moderation.networkBans(100)).toEqual([]);
    });

    test('a user is muted until a time, and can be unmuted', async () => {
      expect(await moderation.mutedUntil(BOB)).toBeNull();
      await moderation.mute(BOB, 50);
      await moderation.mute(BOB, 60);
      expect(await moderation.mutedUntil(BOB)).toBe(60);
      await moderation.mute(BOB, null);
      expect(await moderation.mutedUntil(BOB)).toBeNull();
    });

    test('the latest switches are kept', async () => {
      expect(await moderation.switches()).toBeNull();
      for (const json of ['{"a":1}', '{"a":2}']) await moderation.storeSwitches(json);
      expect(await moderation.switches()).toBe('{"a":2}');
    });

    test('all open reports of one author are closed at once', async () => {
      const [own, other] = [report({ author: newUserId(), about: ANN }), report({ author: newUserId(), about: ANN })];
      for (const each of [own, other]) await moderation.addReport(each);
      await moderation.closeReportsBy(own.author);
      const states = [...(await moderation.reportsBy(own.author)), ...(await moderation.reportsBy(other.author))];
      expect(states.map(({ state }) => state)).toEqual(['closed', 'open']);
      await moderation.closeReport(other.id);
    });

    test('erasing a user deletes the reports they wrote and their mute', async () => {
      const written = report({ author: BOB, about: ANN });
      await moderation.addReport(written);
      await moderation.mute(BOB, 50);
      expect(await moderation.reportsBy(BOB)).toEqual([written]);
      await moderation.eraseUser(BOB);
      expect([await moderation.reportsBy(BOB), await moderation.mutedUntil(BOB)]).toEqual([[], null]);
    });
  });
}
