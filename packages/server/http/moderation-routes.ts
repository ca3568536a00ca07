import {
  type AdminActionView,
  type ChatContent,
  muteRequest,
  networkBanRequest,
  parseUserId,
  type ReportView,
  refusal,
  renameRequest,
  serverSwitches,
} from '@safehouse/protocol';
import { plainAddress } from '../edge/networks.ts';
import { blockListOf, isInNetworks, parseNetwork } from '../moderation/network-bans.ts';
import type { Services } from '../services.ts';
import type { StoredReport } from '../store/moderation-store.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../store/user.ts';
import { adminAction } from './admin-action.ts';
import { forAdmin, NO_SUCH_USER_REPLY, type Route } from './route.ts';

const MAX_LISTED = 200;
const MINUTE_MS = 60_000;

const NO_SUCH_REPORT = { refusal: refusal('not-found', 'there is no open report with this id') };
const NO_SUCH_BAN = { refusal: refusal('not-found', 'this network is not banned') };
const NO_NETWORK = {
  refusal: refusal('bad-request', 'network: must be an address, or a network such as 192.0.2.0/24'),
};
const OWN_NETWORK = { refusal: refusal('forbidden', 'this would ban your own address') };

const listReports = forAdmin({
  method: 'get',
  path: '/api/admin/reports',
  summary: `Reports, at most ${MAX_LISTED}: open ones from the oldest, closed ones from the latest.`,
  body: null,
  query: { state: '"open" (the default) or "closed"' },
  async run({ services, query }) {
    const reports = await services.store.moderation.reports(query.state === 'closed' ? 'closed' : 'open', MAX_LISTED);
    await services.directory.preload(reports.flatMap(({ author, about }) => [author, about]));
    return { json: { reports: await Promise.all(reports.map((report) => reportView(services, report))) } };
  },
});

async function reportView({ store, directory, tournaments }: Services, report: StoredReport): Promise<ReportView> {
  const { state: _, ...fields } = report;
  const club = report.club === null ? null : await store.clubs.find(report.club);
  const tournamentName =
    report.tournament && (await tournaments.rooms.read(report.tournament, ({ settings }) => settings.name));
  return {
    ...fields,
    clubName: club?.name ?? null,
    tournamentName: tournamentName ?? null,
    authorName: directory.nameOf(report.author),
    aboutName: directory.nameOf(report.about),
    said: await reportedWords(store, report),
  };
}

/** The reported text; null if there is none, or it was removed. */
async function reportedWords(store: Store, { match, line, channel, club, post }: StoredReport): Promise<string | null> {
  if (club !== null && post !== null) return (await store.clubPosts.find(club, post))?.text ?? null;
  const chat = channel === 'spectators' ? store.spectatorChat : store.chat;
  const read = match === null || line === null ? null : await chat.line(match, line);
  return read?.said ? wordsOf(read.said) : null;
}

/** For phrases and emotes: their ids. */
function wordsOf(said: ChatContent): string {
  if ('text' in said) return said.text;
  return 'phrase' in said ? said.phrase : said.emote;
}

const closeReport = adminAction({
  method: 'post',
  path: '/api/admin/reports/:id/close',
  summary: 'Close a report.',
  body: null,
  action: 'close-report',
  perform: async ({ services: { store }, params }) =>
    (await store.moderation.closeReport(params.id)) ? { target: params.id } : NO_SUCH_REPORT,
});

const renameUser = adminAction({
  method: 'put',
  path: '/api/admin/users/:id/name',
  summary: 'Give a user another name.',
  body: renameRequest,
  action: 'rename',
  async perform({ services, params, body: { name } }) {
    const user = await findUser(services, params.id);
    if (!user) return NO_SUCH_USER_REPLY;
    const refused = await services.administration.rename(user, name);
    return refused ? { refusal: refused } : { target: user.id, detail: `${user.name} → ${name}`, json: { name } };
  },
});

const muteUser = adminAction({
  method: 'put',
  path: '/api/admin/users/:id/mute',
  summary: 'Keep a user from writing in any chat for some minutes.',
  body: muteRequest,
  action: 'mute',
  async perform({ services, params, body }) {
    const user = await findUser(services, params.id);
    if (!user) return NO_SUCH_USER_REPLY;
    const until = services.now() + body.minutes * MINUTE_MS;
    await services.store.moderation.mute(user.id, until);
    return { target: user.id, detail: new Date(until).toISOString(), json: { until } };
  },
});

const unmuteUser = adminAction({
  method: 'delete',
  path: '/api/admin/users/:id/mute',
  summary: 'End a mute.',
  body: null,
  action: 'unmute',
  async perform({ services, params }) {
    const user = await findUser(services, params.id);
    if (!user) return NO_SUCH_USER_REPLY;
    await services.store.moderation.mute(user.id, null);
    return { target: user.id, json: { until: null } };
  },
});

async function findUser({ identity }: Services, text: string): Promise<User | null> {
  const id = parseUserId(text);
  return id && identity.profileOf(id);
}

const showAddresses = forAdmin({
  method: 'get',
  path: '/api/admin/users/:id/addresses',
  summary: 'The addresses from which a user is connected to this process at the moment.',
  body: null,
  async run({ services: { hub }, params }) {
    const id = parseUserId(params.id);
    return id === null ? NO_SUCH_USER_REPLY : { json: { addresses: hub.connections.addressesOf(id) } };
  },
});

const listNetworkBans = forAdmin({
  method: 'get',
  path: '/api/admin/bans',
  summary: 'The banned addresses and networks.',
  body: null,
  async run({ services: { store, now } }) {
    return { json: { bans: await store.moderation.networkBans(now()) } };
  },
});

const banNetwork = adminAction({
  method: 'put',
  path: '/api/admin/bans',
  summary: 'Ban an address or a network, for some minutes or without end: connections are closed, requests refused.',
  body: networkBanRequest,
  action: 'ban-network',
  async perform({ services, body, clientAddress }) {
    const network = parseNetwork(plainAddress(body.network.trim()));
    if (network === null) return NO_NETWORK;
    if (isInNetworks(blockListOf([{ network }]), clientAddress)) return OWN_NETWORK;
    const until = body.minutes === undefined ? null : services.now() + body.minutes * MINUTE_MS;
    await services.moderation.banNetwork(network, until);
    return { target: network, detail: until === null ? '' : new Date(until).toISOString(), json: { network, until } };
  },
});

const unbanNetwork = adminAction({
  method: 'delete',
  path: '/api/admin/bans',
  summary: 'Lift the ban of an address or a network.',
  body: null,
  query: { network: 'as in the list of bans' },
  action: 'unban-network',
  perform: async ({ services: { moderation }, query: { network = '' } }) =>
    (await moderation.unbanNetwork(network)) ? { target: network } : NO_SUCH_BAN,
});

const showSwitches = forAdmin({
  method: 'get',
  path: '/api/admin/switches',
  summary: 'Who may come to this server: guests, and new accounts.',
  body: null,
  responseSchema: serverSwitches,
  run: async ({ services: { moderation } }) => ({ json: moderation.switches }),
});

const changeSwitches = adminAction({
  method: 'put',
  path: '/api/admin/switches',
  summary: 'Let in new guests or not, and new accounts: all, with the invitation code, or none.',
  body: serverSwitches,
  responseSchema: serverSwitches,
  action: 'change-switches',
  async perform({ services: { moderation }, body }) {
    await moderation.storeSwitches(body);
    const { invitation: _, ...detail } = body;
    return { target: 'server', detail: JSON.stringify(detail), json: body };
  },
});

const listActions = forAdmin({
  method: 'get',
  path: '/api/admin/actions',
  summary: `The last ${MAX_LISTED} actions of admins.`,
  body: null,
  async run({ services: { store, directory } }) {
    const actions = await store.moderation.latestActions(MAX_LISTED);
    await directory.preload(actions.map(({ author }) => author));
    const views: AdminActionView[] = actions.map(({ id: _, ...action }) => ({
      ...action,
      authorName: directory.nameOf(action.author),
    }));
    return { json: { actions: views } };
  },
});

export const moderationRoutes: readonly Route[] = [
  listReports,
  closeReport,
  renameUser,
  muteUser,
  unmuteUser,
  showAddresses,
  listNetworkBans,
  banNetwork,
  unbanNetwork,
  showSwitches,
  changeSwitches,
  listActions,
];
