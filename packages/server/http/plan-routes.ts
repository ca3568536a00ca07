import { type MatchId, parseMatchId, planRequest } from '@safehouse/protocol';
import { doneReply, forUser, NO_SUCH_MATCH_REPLY, type Reply, type Route } from './route.ts';

const showPlan = forUser({
  method: 'get',
  path: '/api/matches/:id/plan',
  summary: 'Your conditional moves in a match. Nobody else ever sees them.',
  body: null,
  run: ({ services, user, params }) =>
    inMatch(params.id, async (match) => {
      const view = await services.plans.view(match, user.id);
      return 'code' in view ? { refusal: view } : { json: view };
    }),
});

const putPlan = forUser({
  method: 'put',
  path: '/api/matches/:id/plan',
  summary:
    'Conditional moves for your next turns, while others are to move at a table with hours for a turn. Replaces earlier ones; a move of your own removes them.',
  limit: 'moves',
  body: planRequest,
  run: ({ services, user, params, body }) =>
    inMatch(params.id, async (match) => doneReply(await services.plans.put(match, user.id, body))),
});

const removePlan = forUser({
  method: 'delete',
  path: '/api/matches/:id/plan',
  summary: 'Remove your conditional moves.',
  limit: 'moves',
  body: null,
  run: ({ services, user, params }) =>
    inMatch(params.id, async (match) => {
      await services.plans.remove(match, user.id);
      return { json: {} };
    }),
});

async function inMatch(id: string, run: (match: MatchId) => Promise<Reply>): Promise<Reply> {
  const match = parseMatchId(id);
  return match === null ? NO_SUCH_MATCH_REPLY : run(match);
}

export const planRoutes: readonly Route[] = [showPlan, putPlan, removePlan];
