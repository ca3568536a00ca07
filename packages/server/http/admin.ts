import { type MatchId, nameKey, parseMatchId, parseUserId, refusal, type UserId } from '@safehouse/protocol';
import type { Answer, Table } from '@safehouse/table';
import type { User } from '../identity/user.ts';
import release from '../package.json' with { type: 'json' };
import type { StoredUser } from '../store/users.ts';
import { type Call, forAdmin, type Reply, type Route } from './route.ts';

const LISTED = 50;
/** Overdue matches are counted no further: so many is a fault anyway. */
const MOST_COUNTED = 1000;

const NOBODY: Reply = { refusal: refusal('not-found', 'there is nobody of this id') };
const NO_MATCH: Reply = { refusal: refusal('not-found', 'there is no such match') };
const NO_LINE: Reply = { refusal: refusal('not-found', 'there is no such line') };

const health = forAdmin({
  method: 'get',
  path: '/api/admin/health',
  summary: 'How the server is: its release, how long it runs, how much it holds, and whether it can store.',
  body: null,
  async run({ house }) {
    const { store, rooms } = house;
    const overdue = await store.matches.due(house.now(), MOST_COUNTED);
    return {
      json: {
        version: release.version,
        uptime: Math.round(process.uptime()),
        memory: process.memoryUsage.rss(),
        isStoreWell: await store.isWell(),
        users: await store.users.counts(),
        matches: { inMemory: rooms.count, overdue: overdue.length },
      },
    };
  },
});

const users = forAdmin({
  method: 'get',
  path: '/api/admin/users',
  summary: `People by the beginning of their name, ${LISTED} at most.`,
  body: null,
  query: { name: 'how the name begins; case does not matter' },
  async run({ house, query }) {
    const found = await house.store.users.search(nameKey(query.name ?? ''), LISTED);
    return { json: { users: found.map(shown) } };
  },
});

function shown({ id, name, kind, isAdmin, isBanned, createdAt }: StoredUser): User {
  return { id, name, kind, isAdmin, isBanned, createdAt };
}

const ban = forAdmin({
  method: 'post',
  path: '/api/admin/users/:id/ban',
  summary: 'From now on this user may do nothing here.',
  body: null,
  run: (call) => setBanned(call, true),
});

const unban = forAdmin({
  method: 'post',
  path: '/api/admin/users/:id/unban',
  summary: 'Lift a ban.',
  body: null,
  run: (call) => setBanned(call, false),
});

async function setBanned({ house, user, params }: Call<null, User>, isBanned: boolean): Promise<Reply> {
  const id: UserId | null = parseUserId(params.id);
  if (id === null) return NOBODY;
  if (id === user.id) return { refusal: refusal('forbidden', 'nobody bans themselves') };
  const why = await house.identity.setBanned(id, isBanned);
  if (why) return { refusal: why };
  house.log.info(isBanned ? 'banned' : 'unbanned', { user: id, by: user.id });
  return { json: { isBanned } };
}

const appoint = forAdmin({
  method: 'put',
  path: '/api/admin/users/:id/admin',
  summary: 'Make somebody with an account an admin as well.',
  body: null,
  run: (call) => setAdmin(call, true),
});

const dismiss = forAdmin({
  method: 'delete',
  path: '/api/admin/users/:id/admin',
  summary: 'From now on somebody else is an admin no longer.',
  body: null,
  run: (call) => setAdmin(call, false),
});

async function setAdmin({ house, user, params }: Call<null, User>, isAdmin: boolean): Promise<Reply> {
  const id: UserId | null = parseUserId(params.id);
  if (id === null) return NOBODY;
  if (id === user.id) return { refusal: refusal('forbidden', 'this is for another admin to decide') };
  const why = await house.identity.setAdmin(id, isAdmin);
  if (why) return { refusal: why };
  house.log.info(isAdmin ? 'made an admin' : 'no admin any more', { user: id, by: user.id });
  return { json: { isAdmin } };
}

const close = forAdmin({
  method: 'post',
  path: '/api/admin/matches/:id/close',
  summary: 'End a table that has not come to its end, without a result.',
  body: null,
  async run({ house, user, params }) {
    const id: MatchId | null = parseMatchId(params.id);
    if (id === null) return NO_MATCH;
    const asked = await house.rooms.ask(id, { author: user.id, key: null }, closing);
    if (!asked) return NO_MATCH;
    if (!asked.ok) return { refusal: asked.refusal };
    house.log.info('match closed', { match: id, by: user.id });
    return { json: { version: asked.version } };
  },
});

function closing({ status }: Table): Answer {
  if (status === 'open' || status === 'running') return [{ type: 'closed' }];
  return refusal('not-running', 'this match has ended already');
}

const removeLine = forAdmin({
  method: 'delete',
  path: '/api/admin/matches/:id/chat/:line',
  summary: 'Take away what was said in a line; its place stays.',
  body: null,
  async run({ house, user, params }) {
    const id = parseMatchId(params.id);
    if (id === null || !/^\d{1,9}$/.test(params.line)) return NO_LINE;
    if (!(await house.chat.remove(id, Number(params.line)))) return NO_LINE;
    house.log.info('chat line removed', { match: id, line: Number(params.line), by: user.id });
    return { json: {} };
  },
});

export const adminRoutes: readonly Route[] = [health, users, ban, unban, appoint, dismiss, close, removeLine];
