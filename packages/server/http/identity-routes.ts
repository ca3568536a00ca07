import {
  credentials,
  guestRequest,
  nameKey,
  type OwnProfile,
  ownProfile,
  passphraseRequest,
  profileRequest,
  refusal,
  sessionResponse,
} from '@safehouse/protocol';
import { expiredSessionCookie, sessionCookie } from '../edge/session-cookie.ts';
import type { SessionResult } from '../identity/identity.ts';
import type { Profile } from '../store/user.ts';
import { forAnybody, forUser, type Reply, type Route, type RouteRequest } from './route.ts';

// By address whoever asks: were it by person, every new guest could bring thirty more.
const TOO_MANY_REQUESTS: Reply = { refusal: refusal('too-many-requests', 'too many tries: wait a little') };
const UNKNOWN_USER: Reply = { refusal: refusal('not-signed-in', 'you are not known here any more') };

const createGuest = forAnybody({
  method: 'post',
  path: '/api/guest',
  summary: 'Come in under a name of your choice. The token is told this once; pages get it as a cookie.',
  body: guestRequest,
  responseSchema: sessionResponse,
  async run(call) {
    const { services, body, clientAddress } = call;
    if (!services.limits.allows('guest', clientAddress)) return TOO_MANY_REQUESTS;
    return sessionReply(call, await services.identity.createGuest(body.name));
  },
});

const createAccount = forAnybody({
  method: 'post',
  path: '/api/account',
  summary: 'Open an account. A guest becomes its holder and keeps their matches; their old token ends.',
  body: credentials,
  responseSchema: sessionResponse,
  async run(call) {
    const { services, user, token, body, clientAddress } = call;
    if (!services.limits.allows('sign-in', clientAddress)) return TOO_MANY_REQUESTS;
    const isGuest = user?.kind === 'guest' && token !== null;
    const opening = isGuest
      ? services.identity.upgradeGuest(user, token, body)
      : services.identity.signUp(body);
    return sessionReply(call, await opening);
  },
});

const signIn = forAnybody({
  method: 'post',
  path: '/api/session',
  summary: 'Come back to an account.',
  body: credentials,
  responseSchema: sessionResponse,
  async run(call) {
    const { services, body, clientAddress } = call;
    // By name as well: guesses at one account may come from many addresses.
    const keys = [clientAddress, `name ${nameKey(body.name)}`];
    if (!keys.every((key) => services.limits.allows('sign-in', key))) return TOO_MANY_REQUESTS;
    return sessionReply(call, await services.identity.signIn(body));
  },
});

const signOut = forAnybody({
  method: 'delete',
  path: '/api/session',
  summary: 'End this session. A guest cannot come back to theirs.',
  body: null,
  async run({ services, token, origin }) {
    if (token !== null) await services.identity.signOut(token);
    return { json: {}, headers: { 'set-cookie': expiredSessionCookie(origin) } };
  },
});

const showProfile = forUser({
  method: 'get',
  path: '/api/me',
  summary: 'Who you are.',
  body: null,
  responseSchema: ownProfile,
  run: ({ services, user }) => profileReply(services.identity.profileOf(user.id)),
});

const updateProfile = forUser({
  method: 'put',
  path: '/api/me',
  summary: 'Change your name (guests), your language, or the address your program is called at (accounts).',
  body: profileRequest,
  responseSchema: ownProfile,
  async run({ services, user, body }) {
    const why = await services.identity.updateProfile(user, body);
    return why ? { refusal: why } : profileReply(services.identity.profileOf(user.id));
  },
});

const changePassphrase = forUser({
  method: 'put',
  path: '/api/me/passphrase',
  summary: 'Change the passphrase of your account. It needs the old one, and ends all your other sessions.',
  body: passphraseRequest,
  async run({ services, user, token, body, clientAddress }) {
    const keys = [clientAddress, `name ${nameKey(user.name)}`];
    if (!keys.every((key) => services.limits.allows('sign-in', key))) return TOO_MANY_REQUESTS;
    const why = await services.identity.changePassphrase(user, token ?? '', body);
    if (why) return { refusal: why };
    services.log.info('passphrase changed', { user: user.id });
    return { json: {} };
  },
});

const exportPersonalData = forUser({
  method: 'get',
  path: '/api/me/export',
  summary: 'Everything the server keeps of you.',
  limit: 'export',
  body: null,
  async run({ services, user }) {
    const profile = await services.identity.profileOf(user.id);
    if (!profile) return UNKNOWN_USER;
    const headers = { 'content-disposition': 'attachment; filename="safehouse.json"' };
    return { json: await services.identity.exportPersonalData(profile), headers };
  },
});

const deleteAccount = forUser({
  method: 'delete',
  path: '/api/me',
  summary: 'Be forgotten. Matches that still run are resigned, and all of them keep an anonymous seat.',
  body: null,
  async run({ services, user, origin }) {
    await services.identity.deleteAccount(user);
    return { json: {}, headers: { 'set-cookie': expiredSessionCookie(origin) } };
  },
});

function sessionReply({ origin }: RouteRequest<unknown, unknown>, opening: SessionResult): Reply {
  if (!opening.ok) return { refusal: opening.refusal };
  const { user, token } = opening;
  const headers = { 'set-cookie': sessionCookie(token, origin) };
  return { status: 201, json: { user: profileView(user), token }, headers };
}

async function profileReply(found: Promise<Profile | null>): Promise<Reply> {
  const profile = await found;
  return profile ? { json: profileView(profile) } : UNKNOWN_USER;
}

function profileView({ id, name, kind, isAdmin, createdAt, locale, webhook }: Profile): OwnProfile {
  return { id, name, kind, isAdmin, createdAt, locale, webhook };
}

export const identityRoutes: readonly Route[] = [
  createGuest,
  createAccount,
  signIn,
  signOut,
  showProfile,
  updateProfile,
  changePassphrase,
  exportPersonalData,
  deleteAccount,
];
