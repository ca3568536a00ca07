import { newId, parseMatchId, parseUserId, refusal, reportRequest } from '@safehouse/protocol';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import { forUser, type Reply, type Route } from './route.ts';

const NOTHING_TO_REPORT: Reply = {
  refusal: refusal('not-found', 'there is no such user, match or chat line'),
};

const TOO_MANY_REPORTS: Reply = { refusal: refusal('too-many-requests', 'too many reports: wait a little') };

const createReport = forUser({
  method: 'post',
  path: '/api/reports',
  summary: 'Report a user to the admins: at a table, or for a line of its chat.',
  limit: 'reports',
  body: reportRequest,
  async run({ services, user, body, clientAddress }) {
    // Also by address: guests are free, and nobody shall bury the reports of others.
    if (!services.limits.allows('reports', clientAddress)) return TOO_MANY_REPORTS;
    const target = await reportTarget(services, body, user.id);
    if (!target) return NOTHING_TO_REPORT;
    const { reason, text } = body;
    const report = { ...target, id: newId(), at: services.now(), author: user.id, reason, text };
    await services.store.moderation.addReport({ ...report, state: 'open' });
    return { status: 201, json: {} };
  },
});

/** Null where there is no such user, match or line, or the reporter may not read the line. */
async function reportTarget(
  { store, rooms, chat }: Services,
  { about: id, match: matchId, line }: z.output<typeof reportRequest>,
  reporter: Parameters<Services['chat']['linesAfter']>[1],
) {
  const about = parseUserId(id);
  if (about === null || !(await store.users.byId(about))) return null;
  if (matchId === undefined) return { about, match: null, line: null };
  const match = parseMatchId(matchId);
  if (match === null || !(await rooms.read(match, () => true))) return null;
  if (line === undefined) return { about, match, line: null };
  const [read] = (await chat.linesAfter(match, reporter, line - 1)) ?? [];
  return read?.n === line && read.user === about ? { about, match, line } : null;
}

export const reportRoutes: readonly Route[] = [createReport];
