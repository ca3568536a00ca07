import { inviteRequest, nameKey, parseMatchId, parseUserId, personRequest, refusal } from '@safehouse/protocol';
import { doneReply, forUser, NO_SUCH_MATCH_REPLY, NO_SUCH_USER_REPLY, type Reply, type Route } from './route.ts';

const NOT_FOUND: Reply = { refusal: refusal('not-found', 'there is no account with this name') };

/** A list of this many counts as one expensive read, a longer one as several. */
const PEOPLE_PER_READ = 100;

const showPeople = forUser({
  method: 'get',
  path: '/api/me/people',
  summary: 'Friends, requests, those you follow or have blocked, recent opponents, and invitations to tables.',
  limit: 'past',
  body: null,
  async run({ services, user, clientAddress }) {
    const view = await services.people.viewFor(user.id);
    const extraCost = Math.floor(view.people.length / PEOPLE_PER_READ);
    services.limits.charge('past', user.id, extraCost);
    services.limits.charge('address-past', clientAddress, extraCost);
    return { json: view };
  },
});

const showPerson = forUser({
  method: 'get',
  path: '/api/me/people/:id',
  summary: 'How you stand to somebody: follow, friendship, your private note, block.',
  body: null,
  async run({ services, user, params }) {
    const other = parseUserId(params.id);
    return other === null ? NO_SUCH_USER_REPLY : { json: await services.people.relationTo(user, other) };
  },
});

const changePerson = forUser({
  method: 'put',
  path: '/api/me/people/:id',
  summary:
    'Follow, ask for friendship or accept it, keep a private note, or block. Between accounts; what is missing stays as it is.',
  limit: 'people',
  body: personRequest,
  async run({ services, user, params, body }) {
    const other = parseUserId(params.id);
    if (other === null) return NO_SUCH_USER_REPLY;
    const refused = await services.people.change(user, other, body);
    return refused ? { refusal: refused } : { json: await services.people.relationTo(user, other) };
  },
});

const findPerson = forUser({
  method: 'get',
  path: '/api/people',
  summary: 'The account with this name, in any spelling of it.',
  limit: 'people',
  body: null,
  query: { name: 'the whole name' },
  async run({ services, query: { name = '' } }) {
    const found = await services.store.users.accountByNameKey(nameKey(name.slice(0, 200)));
    return found && !found.isBanned ? { json: { id: found.id, name: found.name } } : NOT_FOUND;
  },
});

const invite = forUser({
  method: 'post',
  path: '/api/matches/:id/invitations',
  summary: 'Ask an account to sit down at your open table. It appears among their matches.',
  limit: 'people',
  body: inviteRequest,
  async run({ services, user, params, body }) {
    const [match, to] = [parseMatchId(params.id), parseUserId(body.to)];
    if (match === null) return NO_SUCH_MATCH_REPLY;
    if (to === null) return NO_SUCH_USER_REPLY;
    return doneReply(await services.people.invite(user, match, to), 201);
  },
});

const decline = forUser({
  method: 'delete',
  path: '/api/matches/:id/invitations',
  summary: 'Decline an invitation to a table.',
  limit: 'people',
  body: null,
  async run({ services, user, params }) {
    const match = parseMatchId(params.id);
    if (match === null) return NO_SUCH_MATCH_REPLY;
    await services.people.decline(user.id, match);
    return { json: {} };
  },
});

export const peopleRoutes: readonly Route[] = [showPeople, showPerson, changePerson, findPerson, invite, decline];
