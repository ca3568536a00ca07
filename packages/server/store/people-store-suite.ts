/** The contract of PeopleStore, run on every implementation. */
import { newUserId, type UserId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMatch } from './match-store-suite.ts';
import type { Relation } from './people-store.ts';
import type { Store } from './store.ts';

type PeopleTestStore = Pick<Store, 'people' | 'matches' | 'close'>;

function relation(user: UserId, other: UserId, kind: Relation['kind'], parts: Partial<Relation> = {}): Relation {
  return { user, other, kind, at: 5, note: '', ...parts };
}

export function peopleStoreSuite(name: string, open: () => PeopleTestStore | Promise<PeopleTestStore>): void {
  describe(name, () => {
    let store: PeopleTestStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test('relations are changed all at once, and each kind is there once', async () => {
      const { people } = store;
      const [ann, bob] = [newUserId(), newUserId()];
      const follow = relation(ann, bob, 'follow');
      const note = relation(ann, bob, 'note', { at: 6, note: 'Ágnes "the fox"' });
      await people.update({ remove: [], add: [follow, note] });
      expect(await people.relationsOf(ann)).toEqual([follow, note]);
      const other = { ...note, note: 'other', at: 7 };
      await people.update({ remove: [follow], add: [other] });
      expect(await people.relationsOf(ann)).toEqual([other]);
      expect(await people.relationsOf(bob)).toEqual([]);
    });

    test('requests are known to both, everything else to its author; between two people all of it is found', async () => {
      const { people } = store;
      const [ann, bob, cleo] = [newUserId(), newUserId(), newUserId()];
      const all = [
        relation(ann, bob, 'request'),
        relation(bob, ann, 'block', { at: 6 }),
        relation(cleo, ann, 'follow', { at: 7 }),
      ];
      await people.update({ remove: [], add: all });
      expect(await people.relationsOf(bob)).toEqual(all.slice(0, 2));
      expect(await people.relationsOf(ann)).toEqual([all[0]]);
      expect(await people.relationsBetween(bob, ann)).toEqual(all.slice(0, 2));
      expect(await people.relationsBetween(ann, cleo)).toEqual([all[2]]);
    });

    test('about whom somebody has decided one thing is found without the rest, the earliest first', async () => {
      const { people } = store;
      const [ann, bob, cleo, dan] = [newUserId(), newUserId(), newUserId(), newUserId()];
      const friends = [relation(ann, cleo, 'friend', { at: 1 }), relation(ann, bob, 'friend', { at: 2 })];
      const rest = [relation(ann, bob, 'note', { note: 'tall' }), relation(dan, ann, 'friend', { at: 1 })];
      await people.update({ remove: [], add: [...friends, ...rest] });
      expect(await people.relatedTo(ann, 'friend', 9)).toEqual([cleo, bob]);
      expect(await people.relatedTo(ann, 'friend', 1)).toEqual([cleo]);
      expect(await people.relatedTo(ann, 'block', 9)).toEqual([]);
    });

    test('questions and invitations of a time are found, whoever asked whom', async () => {
      const { people, matches } = store;
      const [ann, bob, cleo] = [newUserId(), newUserId(), newUserId()].toSorted();
      const asked = [relation(bob, cleo, 'request', { at: 9002 }), relation(ann, bob, 'request', { at: 9001 })];
      const others = [relation(bob, ann, 'request', { at: 8999 }), relation(ann, cleo, 'friend', { at: 9003 })];
      await people.update({ remove: [], add: [...asked, ...others] });
      expect(await people.requestsSince(9001, 9)).toEqual(asked);
      expect(await people.requestsSince(9001, 1)).toEqual(asked.slice(0, 1));
      const [open, begun] = [newMatch({}, { status: 'open' }), newMatch({}, { status: 'running' })];
      await matches.create([open, begun]);
      const invitation = (user: UserId, at: number) => ({ match: open.header.id, user, author: ann, at });
      const invited = [invitation(cleo, 9002), invitation(bob, 9001)];
      for (const each of [...invited, invitation(ann, 8999)]) await people.invite(each);
      await people.invite({ ...invited[0], match: begun.header.id });
      expect(await people.invitationsSince(9001, 9)).toEqual(invited);
      expect(await people.invitationsSince(9001, 1)).toEqual(invited.slice(0, 1));
    });

    test('blocks count for both', async () => {
      const { people } = store;
      const [ann, bob, cleo] = [newUserId(), newUserId(), newUserId()].toSorted();
      const blocks = [relation(ann, bob, 'block'), relation(bob, ann, 'block'), relation(cleo, ann, 'block')];
      await people.update({ remove: [], add: [...blocks, relation(bob, cleo, 'follow')] });
      expect(await people.blocksOf(ann)).toEqual([bob, cleo]);
      expect(await people.blocksOf(cleo)).toEqual([ann]);
      expect(await people.blocksOf(newUserId())).toEqual([]);
    });

    test('opponents are those of matches that have begun, the latest first, with how many', async () => {
      const { people, matches } = store;
      const [ann, bob, cleo, dan] = [newUserId(), newUserId(), newUserId(), newUserId()];
      await matches.create([
        newMatch({}, { status: 'over', updatedAt: 5, holders: [ann, bob] }),
        newMatch({}, { status: 'running', updatedAt: 9, holders: [bob, ann] }),
        newMatch({}, { status: 'over', updatedAt: 20, holders: [ann, cleo] }),
        newMatch({}, { status: 'open', updatedAt: 30, holders: [ann, dan] }),
      ]);
      expect(await people.opponentsOf(ann, 9)).toEqual([
        { user: cleo, matches: 1, lastAt: 20 },
        { user: bob, matches: 2, lastAt: 9 },
      ]);
      expect(await people.opponentsOf(ann, 1)).toHaveLength(1);
      expect(await people.opponentsOf(dan, 9)).toEqual([]);
    });

    test('invitations are to open tables only, once each', async () => {
      const { people, matches } = store;
      const [ann, bob] = [newUserId(), newUserId()];
      const open = newMatch({}, { status: 'open', holders: [ann] });
      const begun = newMatch({}, { status: 'running', holders: [ann] });
      await matches.create([open, begun]);
      const invitation = { match: open.header.id, user: bob, author: ann, at: 1 };
      for (const { header } of [open, begun]) await people.invite({ ...invitation, match: header.id });
      await people.invite({ ...invitation, at: 2 });
      expect(await people.invitationsTo(bob, 9)).toEqual([{ ...invitation, at: 2 }]);
      expect((await matches.listedMatches([open.header.id])).map(({ header }) => header.id)).toEqual([open.header.id]);
      expect(await matches.listedMatches([])).toEqual([]);
      await people.deleteStaleInvitations();
      expect(await people.invitationsTo(bob, 9)).toHaveLength(1);
      await people.removeInvitation(open.header.id, ann);
      expect(await people.invitationsTo(bob, 9)).toHaveLength(1);
      await people.removeInvitationsBetween(ann, bob);
      expect(await people.invitationsTo(bob, 9)).toEqual([]);
      await people.invite(invitation);
      await people.removeInvitation(open.header.id, bob);
      expect(await people.invitationsTo(bob, 9)).toEqual([]);
    });

    test('an erased user is nobody’s friend or guest any more', async () => {
      const { people, matches } = store;
      const [ann, bob] = [newUserId(), newUserId()];
      const open = newMatch({}, { status: 'open', holders: [ann] });
      await matches.create([open]);
      await people.update({ remove: [], add: [relation(ann, bob, 'friend'), relation(bob, ann, 'friend')] });
      await people.invite({ match: open.header.id, user: bob, author: ann, at: 1 });
      await people.eraseUser(ann);
      expect([await people.relationsOf(bob), await people.invitationsTo(bob, 9)]).toEqual([[], []]);
    });
  });
}
