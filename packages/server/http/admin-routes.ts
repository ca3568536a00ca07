import {
  type AdminActionType,
  nameKey,
  parseMatchId,
  parseUserId,
  type RatingFlagView,
  refusal,
  type UserId,
} from '@safehouse/protocol';
import type { Decision, Table } from '@safehouse/table';
import { sourceOf } from '../match/command-source.ts';
import { NO_SUCH_MATCH } from '../match/refusals.ts';
import release from '../package.json' with { type: 'json' };
import type { User } from '../store/user.ts';
import type { StoredUser } from '../store/user-store.ts';
import { adminAction } from './admin-action.ts';
import { leaveTournamentsAndClubs } from './club-departure.ts';
import { forAdmin, NO_SUCH_USER_REPLY, type Route } from './route.ts';

const MAX_LISTED_USERS = 50;
const MAX_LISTED_FLAGS = 100;
/** Overdue matches are counted up to this number. */
const MAX_COUNTED_OVERDUE = 1000;

const OWN_ACCOUNT = { refusal: refusal('forbidden', 'admins cannot do this to themselves') };
const NO_SUCH_LINE = { refusal: refusal('not-found', 'there is no such chat line') };

const showHealth = forAdmin({
  method: 'get',
  path: '/api/admin/health',
  summary: 'The state of the server: release, uptime, memory, users, matches, and whether the store is writable.',
  body: null,
  async run({ services }) {
    const { store, rooms } = services;
    const overdue = await store.matches.dueMatches(services.now(), MAX_COUNTED_OVERDUE);
    return {
      json: {
        version: release.version,
        uptime: Math.round(process.uptime()),
        memory: process.memoryUsage.rss(),
        isStoreWell: await store.isWritable(),
        users: await store.users.counts(),
        matches: { inMemory: rooms.count, overdue: overdue.length },
      },
    };
  },
});

const searchUsers = forAdmin({
  method: 'get',
  path: '/api/admin/users',
  summary: `Users by the beginning of their name, at most ${MAX_LISTED_USERS}.`,
  body: null,
  query: { name: 'how the name begins; case does not matter' },
  async run({ services, query }) {
    const found = await services.store.users.search(nameKey(query.name ?? ''), MAX_LISTED_USERS);
    return { json: { users: found.map(userView) } };
  },
});

function userView({ id, name, kind, isAdmin, isBanned, createdAt }: StoredUser): Omit<User, 'isInvisible' | 'isBot'> {
  return { id, name, kind, isAdmin, isBanned, createdAt };
}

const listFlags = forAdmin({
  method: 'get',
  path: '/api/admin/flags',
  summary: `Rated matches of accounts that share a device or an address, the latest first, at most ${MAX_LISTED_FLAGS}. Nothing happens to anybody because of it.`,
  body: null,
  async run({ services: { store, directory } }) {
    const flags = await store.addresses.flags(MAX_LISTED_FLAGS);
    await directory.preload(flags.flatMap(({ users }) => users));
    const withNames = (ids: readonly UserId[]) => ids.map((id) => ({ id, name: directory.nameOf(id) }));
    const views: RatingFlagView[] = flags.map((flag) => ({ ...flag, users: withNames(flag.users) }));
    return { json: { flags: views } };
  },
});

interface UserChange extends Pick<Route, 'method' | 'path' | 'summary'> {
  readonly action: AdminActionType;
  readonly json: object;
}

/** A route with which an admin changes another user. */
function userChangeRoute(
  change: 'ban' | 'unban' | 'grantAdmin' | 'revokeAdmin',
  { json, ...route }: UserChange,
): Route {
  return adminAction({
    ...route,
    body: null,
    async perform({ services, user, params }) {
      const id = parseUserId(params.id);
      if (id === null) return NO_SUCH_USER_REPLY;
      if (id === user.id) return OWN_ACCOUNT;
      const refused = await services.administration[change](id);
      if (refused) return { refusal: refused };
      if (change === 'ban') {
        services.matchmaker.cancel({ id });
        await services.people.withdrawRequests(id);
        await leaveTournamentsAndClubs(services, id);
      }
      return { target: id, json };
    },
  });
}

const banUser = userChangeRoute('ban', {
  method: 'post',
  path: '/api/admin/users/:id/ban',
  summary:
    'Ban a user: all their requests are refused, their connections and open tables are closed, and they are removed from tournaments and clubs.',
  action: 'ban',
  json: { isBanned: true },
});

const unbanUser = userChangeRoute('unban', {
  method: 'post',
  path: '/api/admin/users/:id/unban',
  summary: 'Lift a ban.',
  action: 'unban',
  json: { isBanned: false },
});

const grantAdmin = userChangeRoute('grantAdmin', {
  method: 'put',
  path: '/api/admin/users/:id/admin',
  summary: 'Make a user with an account an admin.',
  action: 'grant-admin',
  json: { isAdmin: true },
});

const revokeAdmin = userChangeRoute('revokeAdmin', {
  method: 'delete',
  path: '/api/admin/users/:id/admin',
  summary: 'Take the admin rights from another user.',
  action: 'revoke-admin',
  json: { isAdmin: false },
});

const closeMatch = adminAction({
  method: 'post',
  path: '/api/admin/matches/:id/close',
  summary: 'Close an open or running match without a result.',
  body: null,
  action: 'close-match',
  async perform({ services, user, params }) {
    const id = parseMatchId(params.id);
    const result = id && (await services.rooms.execute(id, sourceOf(user.id), decideClose));
    if (!result) return { refusal: NO_SUCH_MATCH };
    return result.ok ? { target: params.id, json: { version: result.version } } : { refusal: result.refusal };
  },
});

function decideClose({ status }: Table): Decision {
  if (status === 'open' || status === 'running') return [{ type: 'closed' }];
  return refusal('not-running', 'this match is already over');
}

const removeChatLine = adminAction({
  method: 'delete',
  path: '/api/admin/matches/:id/chat/:line',
  summary: 'Remove the content of a chat line; its number stays.',
  body: null,
  action: 'remove-chat-line',
  query: { channel: '"spectators" for a line of theirs' },
  async perform({ services, params: { id, line }, query: { channel } }) {
    const match = parseMatchId(id);
    if (match === null || !/^\d{1,9}$/.test(line)) return NO_SUCH_LINE;
    const [chat, detail] =
      channel === 'spectators' ? [services.spectatorChat, `spectators ${line}`] : [services.chat, line];
    return (await chat.remove(match, Number(line))) ? { target: match, detail } : NO_SUCH_LINE;
  },
});

export const adminRoutes: readonly Route[] = [
  showHealth,
  searchUsers,
  listFlags,
  banUser,
  unbanUser,
  grantAdmin,
  revokeAdmin,
  closeMatch,
  removeChatLine,
];
