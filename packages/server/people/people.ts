import {
  type Friendship,
  type InvitationView,
  type KnownPerson,
  type MatchId,
  type PeopleView,
  type PersonRelation,
  type PersonRequest,
  type PersonView,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { Chair, Table } from '@safehouse/table';
import type { Bus } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import { KEPT_APART, NO_SUCH_ACCOUNT } from '../identity/refusals.ts';
import { toListedMatch } from '../match/listed-match.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Notifications } from '../notify/notifications.ts';
import { PEOPLE_LIMITS, type Relation, type RelationKind } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../store/user.ts';
import { relationChange } from './relation-change.ts';
import { requestsGivingWay } from './request-standing.ts';

export interface PeopleDeps {
  readonly store: Pick<Store, 'people' | 'users' | 'matches' | 'ratings'>;
  readonly rooms: Rooms;
  readonly directory: Directory;
  readonly bus: Pick<Bus, 'publish'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  now(): number;
}

const MAX_OPPONENTS = 20;
/** Open invitations to one user: the total beyond which strangers cannot invite, and the maximum of one author. */
const MAX_INVITATIONS = 20;
const MAX_INVITATIONS_OF_AUTHOR = 3;

const NOT_AN_ACCOUNT = refusal('forbidden', 'both users need an account for this');
const TOO_MANY_PEOPLE = refusal('too-many-people', 'your list is full');
const TOO_MANY_REQUESTS = refusal('too-many-people', 'too many friend requests are waiting for this person');
const TOO_MANY_INVITATIONS = refusal('too-many-people', 'too many invitations are waiting for this person');
const NOT_INVITING = refusal('not-open', 'only a player of a table with a free seat can invite to it');

/** Friends, follows, notes, blocks and invitations of accounts. */
export class People {
  readonly #deps: PeopleDeps;

  constructor(deps: PeopleDeps) {
    this.#deps = deps;
  }

  async change(user: User, other: UserId, request: PersonRequest): Promise<ServerRefusal | null> {
    const { store, bus, now } = this.#deps;
    const refused = await this.#accountsRefusal(user, other);
    if (refused) return refused;
    const known = await store.people.relationsBetween(user.id, other);
    if ((request.follow || request.friend) && areApart(known)) return KEPT_APART;
    const change = relationChange(known, { user: user.id, other }, request, now());
    for (const owner of new Set(change.add.map((relation) => relation.user)))
      if (await this.#isFull(owner, change.add)) return TOO_MANY_PEOPLE;
    const isNewRequest = change.add.some(({ kind }) => kind === 'request') && friendshipOf(known, user.id) === 'none';
    const givingWay = isNewRequest ? await requestsGivingWay(store, { user: user.id, other }) : [];
    if (givingWay === null) return TOO_MANY_REQUESTS;
    await store.people.update({ add: change.add, remove: [...change.remove, ...givingWay] });
    if (request.block) {
      await store.people.removeInvitationsBetween(user.id, other);
      bus.publish({ type: 'blocked', id: user.id, other });
    }
    for (const id of [user.id, other, ...givingWay.map((request) => request.user)]) bus.publish({ type: 'mine', id });
    if (change.add.some(({ kind }) => kind === 'request'))
      this.#deps.notifications.notify({ users: [other], event: 'friend-request', about: user.id });
    return null;
  }

  /** For a banned user: withdraws their friend requests. */
  async withdrawRequests(user: UserId): Promise<void> {
    const { store, bus } = this.#deps;
    const own = (await store.people.relationsOf(user)).filter((each) => each.kind === 'request' && each.user === user);
    await store.people.update({ remove: own, add: [] });
    for (const { other } of own) bus.publish({ type: 'mine', id: other });
  }

  async relationTo(user: User, other: UserId): Promise<PersonRelation> {
    return relationOf(await this.#deps.store.people.relationsBetween(user.id, other), user.id);
  }

  /** Invites an account to an open table of the user. */
  async invite(user: User, match: MatchId, to: UserId): Promise<ServerRefusal | null> {
    const { store, rooms, now, bus } = this.#deps;
    const refused = await this.#accountsRefusal(user, to);
    if (refused) return refused;
    const mayInvite = await rooms.read(match, (table) => hasSeatFor(table, to) && table.seatsOf(user.id).length > 0);
    if (!mayInvite) return NOT_INVITING;
    const known = await store.people.relationsBetween(user.id, to);
    if (areApart(known)) return KEPT_APART;
    const waiting = await store.people.invitationsTo(to, MAX_INVITATIONS);
    const own = waiting.filter((other) => other.author === user.id && other.match !== match);
    if (own.length >= MAX_INVITATIONS_OF_AUTHOR) return TOO_MANY_INVITATIONS;
    // Invitations by strangers must not keep friends from inviting. The user is shown the latest.
    const isFriend = friendshipOf(known, user.id) === 'friends';
    if (!isFriend && waiting.length >= MAX_INVITATIONS) return TOO_MANY_INVITATIONS;
    await store.people.invite({ match, user: to, author: user.id, at: now() });
    bus.publish({ type: 'mine', id: to });
    this.#deps.notifications.notify({ users: [to], event: 'invitation', about: match });
    return null;
  }

  async decline(user: UserId, match: MatchId): Promise<void> {
    await this.#deps.store.people.removeInvitation(match, user);
    this.#deps.bus.publish({ type: 'mine', id: user });
  }

  /** A few queries, whatever the number of people. */
  async viewFor(user: UserId): Promise<PeopleView> {
    const { store, directory } = this.#deps;
    const [relations, opponents, invitations] = await Promise.all([
      store.people.relationsOf(user),
      store.people.opponentsOf(user, MAX_OPPONENTS),
      this.invitationsTo(user),
    ]);
    const byPerson = Map.groupBy(relations, (relation) => (relation.user === user ? relation.other : relation.user));
    await directory.preload([...byPerson.keys(), ...opponents.map((opponent) => opponent.user)]);
    return {
      people: [...byPerson].map(([id, list]): KnownPerson => ({ ...this.#person(id), ...relationOf(list, user) })),
      opponents: opponents.map(({ user: id, matches, lastAt }) => ({ ...this.#person(id), matches, lastAt })),
      invitations,
    };
  }

  /** Usually one query, because there are none. */
  async invitationsTo(user: UserId): Promise<InvitationView[]> {
    const { store, directory } = this.#deps;
    const invitations = await store.people.invitationsTo(user, MAX_INVITATIONS);
    if (invitations.length === 0) return [];
    const matches = await store.matches.listedMatches(invitations.map(({ match }) => match));
    await directory.preload([
      ...matches.flatMap(({ summary }) => summary.holders),
      ...invitations.map(({ author }) => author),
    ]);
    return invitations.flatMap(({ match, author }) => {
      const found = matches.find(({ header }) => header.id === match);
      return found ? [{ match: toListedMatch(found, user, directory.nameOf), from: this.#person(author) }] : [];
    });
  }

  #person(id: UserId): PersonView {
    return { id, name: this.#deps.directory.nameOf(id) };
  }

  async #accountsRefusal(user: User, other: UserId): Promise<ServerRefusal | null> {
    if (user.kind !== 'account') return NOT_AN_ACCOUNT;
    const found = other === user.id ? null : await this.#deps.store.users.byId(other);
    return found?.kind === 'account' ? null : NO_SUCH_ACCOUNT;
  }

  /** Would one of these exceed the limits of this person? A friendship counts for both. */
  async #isFull(owner: UserId, added: readonly Relation[]): Promise<boolean> {
    const own = (await this.#deps.store.people.relationsOf(owner)).filter((relation) => relation.user === owner);
    return added.some(({ kind, user, other }) => {
      const same = own.filter((relation) => relation.kind === kind && relation.other !== other);
      return user === owner && same.length >= PEOPLE_LIMITS[kind];
    });
  }
}

/** Is there a free seat that is not reserved for somebody else? */
function hasSeatFor(table: Table, user: UserId): boolean {
  const isFree = (chair: Chair) => chair.type === 'open' && (chair.for ?? user) === user;
  return table.status === 'open' && table.seatsOf(user).length === 0 && table.chairs.some(isFree);
}

/** Has one of them blocked the other? */
function areApart(known: readonly Relation[]): boolean {
  return known.some(({ kind }) => kind === 'block');
}

function relationOf(known: readonly Relation[], user: UserId): PersonRelation {
  const own = known.filter((relation) => relation.user === user);
  const has = (kind: RelationKind) => own.some((relation) => relation.kind === kind);
  return {
    follows: has('follow'),
    friendship: friendshipOf(known, user),
    note: own.find(({ kind }) => kind === 'note')?.note ?? '',
    isBlocked: has('block'),
  };
}

function friendshipOf(known: readonly Relation[], user: UserId): Friendship {
  if (known.some((relation) => relation.kind === 'friend' && relation.user === user)) return 'friends';
  const request = known.find(({ kind }) => kind === 'request');
  if (!request) return 'none';
  return request.user === user ? 'asked' : 'asks';
}
