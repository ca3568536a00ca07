import {
  changeClubRequest,
  changeMemberRequest,
  clubPostRequest,
  createClubRequest,
  joinClubRequest,
  parseUserId,
  refusal,
} from '@safehouse/protocol';
import { NO_SUCH_CLUB } from '../clubs/club-access.ts';
import { NO_SUCH_POST } from '../clubs/club-board.ts';
import { leaveTournamentsOfClub } from './club-departure.ts';
import { doneReply, forAnybody, forUser, NO_SUCH_USER_REPLY, type Reply, type Route } from './route.ts';

const NO_SUCH_CLUB_REPLY: Reply = { refusal: NO_SUCH_CLUB };

const TOO_MANY_FROM_NETWORK: Reply = {
  refusal: refusal('too-many-requests', 'too many clubs from your network: wait a little'),
};

const viewReply = (view: object | null): Reply => (view ? { json: view } : NO_SUCH_CLUB_REPLY);

/** Null for anything but an integer from 1 on. */
function postNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

const listClubs = forAnybody({
  method: 'get',
  path: '/api/clubs',
  summary: 'The clubs of the caller, and up to 100 open ones, the largest first.',
  limit: 'past',
  body: null,
  query: { name: 'a part of the name of open ones' },
  run: async ({ services, user, query: { name = '' } }) => ({
    json: await services.clubPages.list(user?.id ?? null, name.slice(0, 100)),
  }),
});

const createClub = forUser({
  method: 'post',
  path: '/api/clubs',
  summary: 'Start a club. For accounts; its name must differ from all others.',
  limit: 'people',
  body: createClubRequest,
  async run({ services, user, body, origin, clientAddress }) {
    if (!user.isAdmin && !services.limits.allows('clubs', clientAddress)) return TOO_MANY_FROM_NETWORK;
    const id = await services.clubs.create(user, body);
    return typeof id === 'string' ? { status: 201, json: { id, url: `${origin}/club/${id}` } } : { refusal: id };
  },
});

const showClub = forAnybody({
  method: 'get',
  path: '/api/clubs/:id',
  summary: 'A club. One by invitation is found by its members, and by others with `invitation`.',
  body: null,
  query: { invitation: 'from the invitation link' },
  run: async ({ services, user, params, query: { invitation } }) =>
    viewReply(await services.clubPages.view(params.id, { user: user?.id ?? null, invitation })),
});

const changeClub = forUser({
  method: 'put',
  path: '/api/clubs/:id',
  summary: 'Change name, description or access. For organisers; what is missing stays as it is.',
  limit: 'people',
  body: changeClubRequest,
  run: async ({ services, user, params, body }) => doneReply(await services.clubs.change(params.id, user.id, body)),
});

const dissolveClub = forUser({
  method: 'delete',
  path: '/api/clubs/:id',
  summary: 'Dissolve a club with its board; tournaments that have started go on. For the founder.',
  limit: 'people',
  body: null,
  async run({ services, user, params }) {
    const refused = await services.clubs.dissolve(params.id, user.id);
    if (refused === null) await services.tournaments.cancelOfClub(params.id);
    return doneReply(refused);
  },
});

const renewInvitation = forUser({
  method: 'post',
  path: '/api/clubs/:id/invitation',
  summary: 'Renew the invitation link: the old one stops working. For organisers.',
  limit: 'people',
  body: null,
  run: async ({ services, user, params }) => doneReply(await services.clubs.renewInvitation(params.id, user.id)),
});

const joinClub = forUser({
  method: 'post',
  path: '/api/clubs/:id/join',
  summary: 'Become a member, with `invitation` in a club by invitation.',
  limit: 'people',
  body: joinClubRequest,
  run: async ({ services, user, params, body }) =>
    doneReply(await services.clubs.join(params.id, user, body.invitation)),
});

const leaveClub = forUser({
  method: 'post',
  path: '/api/clubs/:id/leave',
  summary:
    'Leave a club and its tournaments. The organiser who has been there longest, or else the member, becomes the founder; without members the club ends.',
  limit: 'people',
  body: null,
  async run({ services, user, params }) {
    const refused = await services.clubs.leave(params.id, user.id);
    if (refused === null) await leaveTournamentsOfClub(services, params.id, user.id);
    return doneReply(refused);
  },
});

const showMembers = forAnybody({
  method: 'get',
  path: '/api/clubs/:id/members',
  summary: 'The members with their ratings; for organisers also those who were removed.',
  limit: 'past',
  body: null,
  run: async ({ services, user, params }) => viewReply(await services.clubPages.members(params.id, user?.id ?? null)),
});

const changeMember = forUser({
  method: 'put',
  path: '/api/clubs/:id/members/:user',
  summary: 'Make a member an organiser, or a member again, or hand the club over. For the founder.',
  limit: 'people',
  body: changeMemberRequest,
  async run({ services, user, params, body: { role } }) {
    const member = parseUserId(params.user);
    return member ? doneReply(await services.clubs.setRole(params.id, user.id, { member, role })) : NO_SUCH_USER_REPLY;
  },
});

const removeMember = forUser({
  method: 'delete',
  path: '/api/clubs/:id/members/:user',
  summary: 'Remove a member for good, also from running tournaments of the club. For organisers.',
  limit: 'people',
  body: null,
  async run({ services, user, params }) {
    const member = parseUserId(params.user);
    if (member === null) return NO_SUCH_USER_REPLY;
    const refused = await services.clubs.removeMember(params.id, user.id, member);
    if (refused === null) await leaveTournamentsOfClub(services, params.id, member);
    return doneReply(refused);
  },
});

const readmitMember = forUser({
  method: 'delete',
  path: '/api/clubs/:id/removed/:user',
  summary: 'Let somebody who was removed join again. For organisers.',
  limit: 'people',
  body: null,
  async run({ services, user, params }) {
    const member = parseUserId(params.user);
    return member ? doneReply(await services.clubs.readmit(params.id, user.id, member)) : NO_SUCH_USER_REPLY;
  },
});

const showBoard = forAnybody({
  method: 'get',
  path: '/api/clubs/:id/posts',
  summary: 'The message board, the latest first, without the posts of those whom the caller has blocked.',
  body: null,
  query: { before: 'only posts before this number' },
  async run({ services, user, params, query: { before } }) {
    const number = before === undefined ? undefined : postNumber(before);
    if (number === null) return { refusal: refusal('bad-request', '"before" must be a number') };
    return viewReply(await services.clubBoard.view(params.id, user?.id ?? null, number));
  },
});

const writePost = forUser({
  method: 'post',
  path: '/api/clubs/:id/posts',
  summary: 'Write on the message board. For members.',
  body: clubPostRequest,
  async run({ services, user, params, body }) {
    const post = await services.clubBoard.post(params.id, user.id, body);
    return 'code' in post ? { refusal: post } : { status: 201, json: post };
  },
});

const removePost = forUser({
  method: 'delete',
  path: '/api/clubs/:id/posts/:n',
  summary: 'Delete a post of your own; organisers delete any.',
  limit: 'people',
  body: null,
  async run({ services, user, params }) {
    const n = postNumber(params.n);
    return n === null ? { refusal: NO_SUCH_POST } : doneReply(await services.clubBoard.remove(params.id, user.id, n));
  },
});

const showTournaments = forAnybody({
  method: 'get',
  path: '/api/clubs/:id/tournaments',
  summary: 'The tournaments of a club, the latest first, with the winners of those that are over.',
  limit: 'past',
  body: null,
  async run({ services, user, params }) {
    const tournaments = await services.clubTournaments.list(params.id, user?.id ?? null);
    return viewReply(tournaments && { tournaments });
  },
});

const showMatches = forAnybody({
  method: 'get',
  path: '/api/clubs/:id/matches',
  summary: 'The latest matches of members against each other in tournaments of the club.',
  limit: 'past',
  body: null,
  run: async ({ services, user, params }) =>
    viewReply(await services.clubTournaments.matches(params.id, user?.id ?? null)),
});

export const clubRoutes: readonly Route[] = [
  listClubs,
  createClub,
  showClub,
  changeClub,
  dissolveClub,
  renewInvitation,
  joinClub,
  leaveClub,
  showMembers,
  changeMember,
  removeMember,
  readmitMember,
  showBoard,
  writePost,
  removePost,
  showTournaments,
  showMatches,
];
