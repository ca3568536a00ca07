import { type MatchId, nameKey, parseMatchId, parseUserId, refusal, type UserId } from '@safehouse/protocol';
import type { Decision, Table } from '@safehouse/table';
import { sourceOf } from '../match/command-source.ts';
import release from '../package.json' with { type: 'json' };
import type { User } from '../store/user.ts';
import type { StoredUser } from '../store/user-store.ts';
import { forAdmin, NO_SUCH_MATCH_REPLY, type Reply, type Route, type RouteRequest } from './route.ts';

const MAX_LISTED_USERS = 50;
/** Overdue matches are counted no further: so many is a fault anyway. */
const MAX_COUNTED_OVERDUE = 1000;

const NO_SUCH_USER: Reply = { refusal: refusal('not-found', 'there is nobody of this id') };
const NO_SUCH_LINE: Reply = { refusal: refusal('not-found', 'there is no such line') };

const showHealth = forAdmin({
  method: 'get',
  path: '/api/admin/health',
  summary: 'How the server is: its release, how long it runs, how much it holds, and whether it can store.',
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
  summary: `People by the beginning of their name, ${MAX_LISTED_USERS} at most.`,
  body: null,
  query: { name: 'how the name begins; case does not matter' },
  async run({ services, query }) {
    const found = await services.store.users.search(nameKey(query.name ?? ''), MAX_LISTED_USERS);
    return { json: { users: found.map(userView) } };
  },
});

function userView({ id, name, kind, isAdmin, isBanned, createdAt }: StoredUser): User {
  return { id, name, kind, isAdmin, isBanned, createdAt };
}

const banUser = forAdmin({
  method: 'post',
  path: '/api/admin/users/:id/ban',
  summary: 'From now on this user may do nothing here.',
  body: null,
  run: (call) => setBanned(call, true),
});

const unbanUser = forAdmin({
  method: 'post',
  path: '/api/admin/users/:id/unban',
  summary: 'Lift a ban.',
  body: null,
  run: (call) => setBanned(call, false),
});

async function setBanned(
  { services, user, params }: RouteRequest<null, User>,
  isBanned: boolean,
): Promise<Reply> {
  const id: UserId | null = parseUserId(params.id);
  if (id === null) return NO_SUCH_USER;
  if (id === user.id) return { refusal: refusal('forbidden', 'nobody bans themselves') };
  const why = await services.identity.setBanned(id, isBanned);
  if (why) return { refusal: why };
  services.log.info(isBanned ? 'banned' : 'unbanned', { user: id, by: user.id });
  return { json: { isBanned } };
}

const grantAdmin = forAdmin({
  method: 'put',
  path: '/api/admin/users/:id/admin',
  summary: 'Make somebody with an account an admin as well.',
  body: null,
  run: (call) => setAdmin(call, true),
});

const revokeAdmin = forAdmin({
  method: 'delete',
  path: '/api/admin/users/:id/admin',
  summary: 'From now on somebody else is an admin no longer.',
  body: null,
  run: (call) => setAdmin(call, false),
});

async function setAdmin(
  { services, user, params }: RouteRequest<null, User>,
  isAdmin: boolean,
): Promise<Reply> {
  const id: UserId | null = parseUserId(params.id);
  if (id === null) return NO_SUCH_USER;
  if (id === user.id) return { refusal: refusal('forbidden', 'this is for another admin to decide') };
  const why = await services.identity.setAdmin(id, isAdmin);
  if (why) return { refusal: why };
  services.log.info(isAdmin ? 'made an admin' : 'no admin any more', { user: id, by: user.id });
  return { json: { isAdmin } };
}

const closeMatch = forAdmin({
  method: 'post',
  path: '/api/admin/matches/:id/close',
  summary: 'End a table that has not come to its end, without a result.',
  body: null,
  async run({ services, user, params }) {
    const id: MatchId | null = parseMatchId(params.id);
    if (id === null) return NO_SUCH_MATCH_REPLY;
    const asked = await services.rooms.execute(id, sourceOf(user.id), decideClose);
    if (!asked) return NO_SUCH_MATCH_REPLY;
    if (!asked.ok) return { refusal: asked.refusal };
    services.log.info('match closed', { match: id, by: user.id });
    return { json: { version: asked.version } };
  },
});

function decideClose({ status }: Table): Decision {
  if (status === 'open' || status === 'running') return [{ type: 'closed' }];
  return refusal('not-running', 'this match has ended already');
}

const removeChatLine = forAdmin({
  method: 'delete',
  path: '/api/admin/matches/:id/chat/:line',
  summary: 'Take away what was said in a line; its place stays.',
  body: null,
  async run({ services, user, params }) {
    const id = parseMatchId(params.id);
    if (id === null || !/^\d{1,9}$/.test(params.line)) return NO_SUCH_LINE;
    if (!(await services.chat.remove(id, Number(params.line)))) return NO_SUCH_LINE;
    services.log.info('chat line removed', { match: id, line: Number(params.line), by: user.id });
    return { json: {} };
  },
});

export const adminRoutes: readonly Route[] = [
  showHealth,
  searchUsers,
  banUser,
  unbanUser,
  grantAdmin,
  revokeAdmin,
  closeMatch,
  removeChatLine,
];
