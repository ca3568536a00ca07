/** The contract of ClubStore, ClubPostStore and ClubInvitationStore, run on every implementation. */
import { newId, newUserId, type UserId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_POSTS, type NewPost } from './club-post-store.ts';
import type { ClubLimits, NewClub } from './club-store.ts';
import type { Store } from './store.ts';

type ClubTestStore = Pick<Store, 'clubs' | 'clubPosts' | 'clubInvitations' | 'close'>;

const NO_LIMITS: ClubLimits = { perUser: 1000, total: 1000 };
const ALL = { before: 1_000_000, limit: 1000, without: [] };

export function clubStoreSuite(name: string, open: () => ClubTestStore | Promise<ClubTestStore>): void {
  describe(name, () => {
    let store: ClubTestStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    function newClub(founder: UserId, parts: Partial<NewClub> = {}): NewClub {
      const id = newId();
      const fields = { id, name: `Ágnes "& co" ${id}`, nameKey: id, description: 'one\ntwo', invitation: newId() };
      return { ...fields, access: 'open', createdAt: 5, founder, ...parts };
    }

    async function found(founder: UserId, parts: Partial<NewClub> = {}): Promise<NewClub> {
      const club = newClub(founder, parts);
      expect(await store.clubs.create(club, NO_LIMITS)).toBe('stored');
      return club;
    }

    const join = (club: string, user: UserId, since = 10) => store.clubs.join({ club, user, since }, 100);
    const rolesIn = async (club: string) =>
      Object.fromEntries((await store.clubs.membersOf(club)).map(({ user, role }) => [user, role]));

    test('a club comes back as it was founded, and the same request again changes nothing', async () => {
      const ada = newUserId();
      const club = await found(ada);
      expect(await store.clubs.create({ ...club, name: 'Other' }, { perUser: 0, total: 0 })).toBe('stored');
      const { nameKey: _, ...fields } = club;
      expect(await store.clubs.find(club.id)).toEqual({ ...fields, memberCount: 1 });
      expect(await store.clubs.find('nothing')).toBeNull();
      expect(await store.clubs.membersOf(club.id)).toEqual([{ club: club.id, user: ada, role: 'founder', since: 5 }]);
    });

    test('announcements of a club have a gap between them', async () => {
      const { id } = await found(newUserId());
      const schedule = (now: number) => store.clubs.scheduleAnnouncement(id, now, 100);
      expect(await schedule(1000)).toBe(1000);
      expect([await schedule(1050), await schedule(1060)]).toEqual([1100, 1100]);
      expect(await schedule(1150)).toBe(1200);
      expect(await schedule(5000)).toBe(5000);
      expect(await store.clubs.scheduleAnnouncement('nothing', 7000, 100)).toBe(7000);
    });

    test('names are unique, and limits hold when requests come at once', async () => {
      const ada = newUserId();
      const { nameKey } = await found(ada);
      expect(await store.clubs.create(newClub(ada, { nameKey }), NO_LIMITS)).toBe('name-taken');
      const other = newUserId();
      const many = Array.from({ length: 6 }, () => store.clubs.create(newClub(other), { perUser: 2, total: 1000 }));
      expect((await Promise.all(many)).toSorted()).toEqual([
        ...Array.from({ length: 2 }, () => 'stored'),
        ...Array.from({ length: 4 }, () => 'too-many'),
      ]);
      expect(await store.clubs.create(newClub(newUserId()), { perUser: 9, total: 1 })).toBe('too-many');
    });

    test('names that look alike are one, for a new club and for a new name', async () => {
      const ada = newUserId();
      await found(ada, { name: 'Billiards' });
      const lookAlike = { name: 'BiIliards' };
      expect(await store.clubs.create(newClub(ada, lookAlike), NO_LIMITS)).toBe('name-taken');
      expect(await store.clubs.create(newClub(ada, lookAlike), { perUser: 0, total: 0 })).toBe('name-taken');
      const other = await found(ada);
      expect(await store.clubs.update(other.id, lookAlike)).toBe('conflict');
      expect(await store.clubs.update(other.id, { name: 'Darts' })).toBe('stored');
      expect(await store.clubs.create(newClub(ada, { name: 'Dаrts' }), NO_LIMITS)).toBe('name-taken');
      expect(await store.clubs.create(newClub(ada, { name: other.name }), NO_LIMITS)).toBe('stored');
    });

    test('what is changed is changed, the rest stays; a name of another club is a conflict', async () => {
      const club = await found(newUserId());
      const other = await found(newUserId());
      expect(await store.clubs.update(club.id, { access: 'invitation', invitation: 'new' })).toBe('stored');
      expect(await store.clubs.find(club.id)).toMatchObject({
        name: club.name,
        access: 'invitation',
        invitation: 'new',
      });
      expect(await store.clubs.update(club.id, { name: 'X', nameKey: other.nameKey, description: 'y' })).toBe(
        'conflict',
      );
      expect(await store.clubs.find(club.id)).toMatchObject({ name: club.name, description: club.description });
    });

    test('the list has open clubs alone, the largest first, and can be searched', async () => {
      const [small, large] = [
        await found(newUserId(), { nameKey: 'listed 100%_small' }),
        await found(newUserId(), { nameKey: 'listed large' }),
      ];
      await found(newUserId(), { nameKey: 'listed secret', access: 'invitation' });
      await join(large.id, newUserId());
      const ids = async (key: string) => (await store.clubs.listOpen(key, 100)).map(({ id }) => id);
      expect(await ids('listed')).toEqual([large.id, small.id]);
      expect(await ids('%_')).toEqual([small.id]);
      expect(await ids('')).toEqual(expect.arrayContaining([large.id, small.id]));
      expect(await store.clubs.listOpen('listed', 1)).toHaveLength(1);
    });

    test('of many who join at once as many get in as there is room; twice is once', async () => {
      const { id } = await found(newUserId());
      const people = Array.from({ length: 6 }, () => newUserId());
      const outcomes = await Promise.all(people.map((user) => store.clubs.join({ club: id, user, since: 9 }, 4)));
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(3);
      expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(3);
      const inside = people[outcomes.indexOf('stored')];
      expect(await store.clubs.join({ club: id, user: inside, since: 20 }, 4)).toBe('stored');
      expect(await store.clubs.find(id)).toMatchObject({ memberCount: 4 });
      expect(await store.clubs.memberOf(id, inside)).toMatchObject({ role: 'member', since: 9 });
      expect((await store.clubs.listOf(inside)).map((club) => [club.id, club.role, club.since])).toEqual([
        [id, 'member', 9],
      ]);
      expect(await join('nothing', inside)).toBe('missing');
    });

    test('roles change for members who are not the founder; the founder hands over', async () => {
      const [ada, bob, cyd] = [newUserId(), newUserId(), newUserId()];
      const { id } = await found(ada);
      await join(id, bob);
      expect(await store.clubs.setRole(id, bob, 'organiser')).toBe(true);
      expect(await store.clubs.setRole(id, ada, 'member')).toBe(false);
      expect(await store.clubs.setRole(id, cyd, 'organiser')).toBe(false);
      expect(await store.clubs.handOver(id, bob, ada)).toBe(false);
      expect(await store.clubs.handOver(id, ada, cyd)).toBe(false);
      expect(await store.clubs.handOver(id, ada, bob)).toBe(true);
      expect(await rolesIn(id)).toEqual({ [ada]: 'organiser', [bob]: 'founder' });
    });

    test('who is removed cannot come back until they are let in; a founder cannot be removed', async () => {
      const [ada, bob] = [newUserId(), newUserId()];
      const { id } = await found(ada);
      await join(id, bob);
      const bar = (user: UserId) => store.clubs.depart({ club: id, user, type: 'barred', at: 7 });
      expect(await bar(ada)).toBe(false);
      expect(await bar(bob)).toBe(true);
      expect(await bar(bob)).toBe(false);
      expect(await join(id, bob)).toBe('barred');
      expect(await store.clubs.barredFrom(bob)).toEqual([id]);
      expect(await store.clubs.listOf(bob)).toEqual([]);
      expect(await store.clubs.find(id)).toMatchObject({ memberCount: 1 });
      await store.clubs.readmit(id, bob);
      expect(await join(id, bob)).toBe('stored');
    });

    test('a founder who leaves is followed by the first organiser, then the first member; the last one ends it', async () => {
      const [ada, bob, cyd, dan] = [newUserId(), newUserId(), newUserId(), newUserId()];
      const { id } = await found(ada);
      for (const [i, user] of [bob, cyd, dan].entries()) await join(id, user, 10 + i);
      await store.clubs.setRole(id, dan, 'organiser');
      const leave = (user: UserId) => store.clubs.depart({ club: id, user, type: 'left', at: 50 });
      expect(await leave(ada)).toBe(true);
      expect(await rolesIn(id)).toEqual({ [dan]: 'founder', [bob]: 'member', [cyd]: 'member' });
      await leave(dan);
      expect(await rolesIn(id)).toEqual({ [bob]: 'founder', [cyd]: 'member' });
      await store.clubs.depart({ club: id, user: cyd, type: 'barred', at: 60 });
      await store.clubPosts.add({ club: id, at: 1, user: bob, key: 'k', text: 'bye' });
      expect(await leave(bob)).toBe(true);
      expect(await store.clubs.find(id)).toBeNull();
      expect(await store.clubs.membersOf(id)).toEqual([]);
      expect(await store.clubPosts.postsOf(bob)).toEqual([]);
    });

    test('a deleted club leaves nothing, and an erased user is in no club', async () => {
      const [ada, bob] = [newUserId(), newUserId()];
      const [gone, kept] = [await found(ada), await found(ada)];
      for (const { id } of [gone, kept]) await join(id, bob);
      await store.clubs.delete(gone.id);
      expect([await store.clubs.find(gone.id), await store.clubs.membersOf(gone.id)]).toEqual([null, []]);
      await store.clubs.eraseUser(ada);
      expect(await rolesIn(kept.id)).toEqual({ [bob]: 'founder' });
      expect(await store.clubs.find(kept.id)).toMatchObject({ memberCount: 1 });
      expect(await store.clubs.listOf(ada)).toEqual([]);
    });

    test('invitations are those to clubs that there are, one for each club, the latest first', async () => {
      const [ada, bob, cyd] = [newUserId(), newUserId(), newUserId()];
      const [first, second] = [await found(ada), await found(ada)];
      const invitation = (club: string, author: UserId, at: number) => ({ club, user: bob, author, at });
      await store.clubInvitations.invite(invitation(first.id, ada, 1));
      await store.clubInvitations.invite(invitation(second.id, ada, 2));
      await store.clubInvitations.invite(invitation(first.id, cyd, 3));
      const waiting = [invitation(first.id, cyd, 3), invitation(second.id, ada, 2)];
      expect(await store.clubInvitations.invitationsTo(bob, 9)).toEqual(waiting);
      expect(await store.clubInvitations.invitationsTo(bob, 1)).toEqual(waiting.slice(0, 1));
      expect(await store.clubInvitations.invitationsSince(2, 9)).toEqual(waiting);
      expect(await store.clubInvitations.invitationsSince(3, 9)).toEqual(waiting.slice(0, 1));
      expect(await store.clubInvitations.invitationsSince(1, 1)).toEqual(waiting.slice(0, 1));
      expect(await store.clubInvitations.find(second.id, bob)).toEqual(waiting[1]);
      expect(await store.clubInvitations.find(second.id, ada)).toBeNull();
      await store.clubs.delete(second.id);
      expect(await store.clubInvitations.find(second.id, bob)).toBeNull();
      expect(await store.clubInvitations.invitationsSince(1, 9)).toEqual(waiting.slice(0, 1));
      await store.clubInvitations.eraseUser(cyd);
      expect(await store.clubInvitations.invitationsTo(bob, 9)).toEqual([]);
      await store.clubInvitations.invite(invitation(first.id, ada, 4));
      await store.clubInvitations.remove(first.id, bob);
      expect(await store.clubInvitations.invitationsTo(bob, 9)).toEqual([]);
    });

    test('posts are numbered without gaps, those of one key are one, and only members post', async () => {
      const [ada, bob] = [newUserId(), newUserId()];
      const { id } = await found(ada);
      const post = (parts: Partial<NewPost>) =>
        store.clubPosts.add({ club: id, at: 3, user: ada, key: newId(), text: 'hello', ...parts });
      expect(await Promise.all([post({ key: 'a' }), post({ key: 'a' })])).toEqual([1, 1]);
      expect((await Promise.all([post({}), post({}), post({})])).toSorted()).toEqual([2, 3, 4]);
      expect(await post({ user: bob })).toBeNull();
      expect(await store.clubPosts.find(id, 1)).toEqual({ n: 1, at: 3, user: ada, text: 'hello' });
      expect(await store.clubPosts.find(id, 99)).toBeNull();
    });

    test('pages go back from the latest, without removed ones and those of some users', async () => {
      const [ada, bob] = [newUserId(), newUserId()];
      const { id } = await found(ada);
      await join(id, bob);
      for (const [i, user] of [ada, bob, ada, bob, ada].entries())
        await store.clubPosts.add({ club: id, at: i, user, key: String(i), text: `post ${i + 1}` });
      expect(await store.clubPosts.remove(id, 3)).toBe(true);
      expect(await store.clubPosts.remove(id, 9)).toBe(false);
      const numbers = async (page: Parameters<typeof store.clubPosts.list>[1]) =>
        (await store.clubPosts.list(id, page)).map(({ n }) => n);
      expect(await numbers(ALL)).toEqual([5, 4, 2, 1]);
      expect(await numbers({ ...ALL, before: 4, limit: 1 })).toEqual([2]);
      expect(await numbers({ ...ALL, without: [bob] })).toEqual([5, 1]);
      await store.clubPosts.eraseUser(bob);
      expect(await numbers(ALL)).toEqual([5, 1]);
      expect((await store.clubPosts.postsOf(ada)).map(({ club, n, text }) => [club, n, text])).toEqual([
        [id, 1, 'post 1'],
        [id, 3, null],
        [id, 5, 'post 5'],
      ]);
    });

    test('a board keeps its latest posts', async () => {
      const ada = newUserId();
      const { id } = await found(ada);
      const numbers = Array.from({ length: MAX_POSTS + 3 }, (_, i) => i);
      await Promise.all(
        numbers.map((i) => store.clubPosts.add({ club: id, at: i, user: ada, key: `${i}`, text: 'x' })),
      );
      const kept = await store.clubPosts.list(id, { ...ALL, limit: 5000 });
      expect([kept.length, kept[0].n, kept.at(-1)?.n]).toEqual([MAX_POSTS, MAX_POSTS + 3, 4]);
    });
  });
}
