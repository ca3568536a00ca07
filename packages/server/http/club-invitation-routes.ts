import { inviteRequest, parseUserId } from '@safehouse/protocol';
import { doneReply, forUser, NO_SUCH_USER_REPLY, type Route } from './route.ts';

const invite = forUser({
  method: 'post',
  path: '/api/clubs/:id/invitations',
  summary: 'Invite an account to the club by name: it is notified, and needs no link. For organisers.',
  limit: 'people',
  body: inviteRequest,
  async run({ services, user, params, body }) {
    const to = parseUserId(body.to);
    if (to === null) return NO_SUCH_USER_REPLY;
    return doneReply(await services.clubInvitations.invite(params.id, user, to), 201);
  },
});

const decline = forUser({
  method: 'delete',
  path: '/api/clubs/:id/invitations',
  summary: 'Decline an invitation to a club.',
  limit: 'people',
  body: null,
  async run({ services, user, params }) {
    await services.clubInvitations.remove(params.id, user.id);
    return { json: {} };
  },
});

export const clubInvitationRoutes: readonly Route[] = [invite, decline];
