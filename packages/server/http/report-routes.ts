import { newId, parseMatchId, parseUserId, refusal, reportRequest, type UserId } from '@safehouse/protocol';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { StoredReport } from '../store/moderation-store.ts';
import { forUser, type Reply, type Route } from './route.ts';

const NOTHING_TO_REPORT: Reply = {
  refusal: refusal('not-found', 'there is no such user, match, club, tournament, chat line or post'),
};

const TOO_MANY_REPORTS: Reply = { refusal: refusal('too-many-requests', 'too many reports: wait a little') };

/** Per author. */
const MAX_OPEN_REPORTS = 20;

const createReport = forUser({
  method: 'post',
  path: '/api/reports',
  summary:
    'Report a user to the admins: at a table, for a line of its chat, a post in a club, or the name of a tournament.',
  limit: 'reports',
  body: reportRequest,
  async run({ services, user, body, clientAddress }) {
    // Also by address, because anybody can create guests, and reports by others must not get lost among theirs.
    if (!services.limits.allows('reports', clientAddress)) return TOO_MANY_REPORTS;
    const target = await reportTarget(services, body, user.id);
    if (!target) return NOTHING_TO_REPORT;
    const open = (await services.store.moderation.reportsBy(user.id)).filter(({ state }) => state === 'open');
    // A repeated report: the admins read it once.
    if (open.some((known) => isAboutSame(known, target))) return { status: 201, json: {} };
    if (open.length >= MAX_OPEN_REPORTS) return TOO_MANY_REPORTS;
    const { reason, text } = body;
    const report = { ...target, id: newId(), at: services.now(), author: user.id, reason, text };
    await services.store.moderation.addReport({ ...report, state: 'open' });
    return { status: 201, json: {} };
  },
});

function isAboutSame(known: StoredReport, { about, match, line, channel, club, post }: ReportTarget): boolean {
  const places = [known.match === match, known.line === line, known.club === club, known.post === post];
  return known.about === about && known.channel === channel && places.every((isSame) => isSame);
}

/** Null if it does not exist, or the reporter may not read it. */
async function reportTarget(services: Services, body: ReportBody, reporter: UserId): Promise<ReportTarget | null> {
  const about = parseUserId(body.about);
  if (about === null || !(await services.store.users.byId(about))) return null;
  const place = await reportedPlace(services, { ...body, about }, reporter);
  return place && { about, ...NO_PLACE, ...place };
}

type ReportBody = z.output<typeof reportRequest>;
type ReportPlace = Pick<StoredReport, 'match' | 'line' | 'channel' | 'club' | 'post' | 'tournament'>;
type ReportTarget = ReportPlace & Pick<StoredReport, 'about'>;

const NO_PLACE: ReportPlace = {
  match: null,
  line: null,
  channel: 'players',
  club: null,
  post: null,
  tournament: null,
};

function reportedPlace(
  services: Services,
  body: ReportBody & { readonly about: UserId },
  reporter: UserId,
): Promise<Partial<ReportPlace> | null> {
  const { club, tournament } = body;
  if (tournament !== undefined) return reportedTournament(services, { ...body, tournament }, reporter);
  return club === undefined
    ? reportedTable(services, body, reporter)
    : reportedClub(services, { ...body, club }, reporter);
}

/** Its creator chose the name. For a tournament with a code, having the link is enough. */
async function reportedTournament(
  { tournamentPages, tournaments }: Services,
  { about, tournament }: { readonly about: UserId; readonly tournament: string },
  reporter: UserId,
): Promise<Partial<ReportPlace> | null> {
  const hostByCode = await tournaments.rooms.read(tournament, ({ settings, host }) =>
    settings.access === 'code' ? host : null,
  );
  const host = hostByCode ?? (await tournamentPages.view(tournament, { user: reporter }))?.host.id;
  return host === about ? { tournament } : null;
}

async function reportedTable(
  { rooms, chat, spectatorChat }: Services,
  { about, match: matchId, line, channel }: Pick<ReportBody, 'match' | 'line' | 'channel'> & { readonly about: UserId },
  reporter: UserId,
): Promise<Partial<ReportPlace> | null> {
  if (matchId === undefined) return {};
  const match = parseMatchId(matchId);
  if (match === null || !(await rooms.read(match, () => true))) return null;
  if (line === undefined) return { match };
  const read = await (channel === 'spectators' ? spectatorChat : chat).lineFor(match, reporter, line);
  return read?.user === about ? { match, line, channel } : null;
}

async function reportedClub(
  { clubPages, clubBoard }: Services,
  { about, club, post }: Pick<ReportBody, 'post'> & { readonly about: UserId; readonly club: string },
  reporter: UserId,
): Promise<Partial<ReportPlace> | null> {
  if (!(await clubPages.view(club, { user: reporter }))) return null;
  if (post === undefined) return { club };
  const found = await clubBoard.find(club, reporter, post);
  return found?.user === about && found.text !== null ? { club, post } : null;
}

export const reportRoutes: readonly Route[] = [createReport];
