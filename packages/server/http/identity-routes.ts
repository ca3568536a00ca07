import {
  accountRequest,
  type Credentials,
  credentials,
  deletionRequest,
  guestRequest,
  nameKey,
  type OwnProfile,
  ownProfile,
  passphraseRequest,
  profileRequest,
  refusal,
  sessionResponse,
  setupState,
} from '@safehouse/protocol';
import { deviceCookie, deviceIdOf, knownDevice } from '../edge/device-cookie.ts';
import { widestNetworkOf } from '../edge/networks.ts';
import { expiredSessionCookies, sessionCookies } from '../edge/session-cookie.ts';
import type { HashRequester } from '../identity/hash-slots.ts';
import type { SessionResult } from '../identity/identity.ts';
import type { Profile } from '../store/user.ts';
import { leaveTournamentsAndClubs } from './club-departure.ts';
import { mayGuess } from './passphrase-guesses.ts';
import { forAnybody, forUser, type Reply, type Route, type RouteRequest } from './route.ts';

// Always by address: with limits by user, every new guest could create thirty more.
const TOO_MANY_REQUESTS: Reply = {
  refusal: refusal('too-many-requests', 'too many attempts: wait a little'),
};
const UNKNOWN_USER: Reply = { refusal: refusal('not-signed-in', 'this user was deleted') };

const createGuest = forAnybody({
  method: 'post',
  path: '/api/guest',
  summary: 'Play as a guest with any name. The token is returned only here; pages also get it as a cookie.',
  body: guestRequest,
  responseSchema: sessionResponse,
  async run(call) {
    const { services, body, clientAddress } = call;
    const refused = services.moderation.guestRefusal();
    if (refused) return { refusal: refused };
    const { limits } = services;
    if (!limits.allows('guest', clientAddress) || !limits.allows('guest-hour', clientAddress)) return TOO_MANY_REQUESTS;
    return sessionReply(call, await services.identity.createGuest(body.name));
  },
});

const createAccount = forAnybody({
  method: 'post',
  path: '/api/account',
  summary:
    'Create an account. A guest is upgraded and keeps their matches; their old token ends. With the set-up code it is an admin.',
  body: accountRequest,
  responseSchema: sessionResponse,
  async run(call) {
    const { services, user, token, body, clientAddress } = call;
    if (!services.limits.allows('sign-in', clientAddress)) return TOO_MANY_REQUESTS;
    const refused = body.setupCode === undefined ? services.moderation.signUpRefusal(body.invitation) : null;
    if (refused) return { refusal: refused };
    if (!services.limits.allows('accounts', clientAddress)) return TOO_MANY_REQUESTS;
    const isGuest = user?.kind === 'guest' && token !== null;
    const requester = { network: widestNetworkOf(clientAddress) };
    const result = isGuest
      ? services.identity.upgradeGuest(user, token, body, requester)
      : services.identity.signUp(body, requester);
    return sessionReply(call, await result);
  },
});

const showSetupState = forAnybody({
  method: 'get',
  path: '/api/setup',
  summary: 'Does the server have no admin yet? Then an account that is created with the set-up code is one.',
  body: null,
  responseSchema: setupState,
  async run({ services }) {
    return { json: { needsAdmin: !(await services.identity.hasAdmin()) } };
  },
});

const signIn = forAnybody({
  method: 'post',
  path: '/api/session',
  summary: 'Sign in to an account.',
  body: credentials,
  responseSchema: sessionResponse,
  async run(call) {
    const { services, body } = call;
    const requester = signInRequester(call);
    return requester ? sessionReply(call, await services.identity.signIn(body, requester)) : TOO_MANY_REQUESTS;
  },
});

const signOut = forAnybody({
  method: 'delete',
  path: '/api/session',
  summary:
    'Sign out. A guest cannot sign in again: their open tables are closed, their tournaments that have not started are cancelled, and they are out of those of others.',
  body: null,
  async run({ services, user, token, origin }) {
    if (user?.kind === 'guest') {
      services.matchmaker.cancel(user);
      await services.administration.leaveOpenTables(user.id);
      await services.tournaments.removeEverywhere(user.id);
      // The user cannot come back to turn these off.
      await services.store.push.eraseUser(user.id);
      await services.store.notifications.eraseUser(user.id);
    }
    if (token !== null) await services.identity.signOut(token);
    return { json: {}, cookies: expiredSessionCookies(origin) };
  },
});

const showProfile = forUser({
  method: 'get',
  path: '/api/me',
  summary: 'Your profile.',
  body: null,
  responseSchema: ownProfile,
  run: ({ services, user }) => profileReply(services.identity.profileOf(user.id)),
});

const updateProfile = forUser({
  method: 'put',
  path: '/api/me',
  summary:
    'Change your name (guests), your language, your drawn face, whether others see that you are online, or your webhook (accounts).',
  limit: 'tables',
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
  summary: 'Change the passphrase of your account. Needs the old one, and ends all your other sessions.',
  body: passphraseRequest,
  async run({ services, user, token, body, clientAddress }) {
    if (!mayGuess(services, clientAddress, nameKey(user.name))) return TOO_MANY_REQUESTS;
    const why = await services.identity.passphrases.change(user, token ?? '', body, {
      network: widestNetworkOf(clientAddress),
    });
    if (why) return { refusal: why };
    services.log.info('passphrase changed', { user: user.id });
    return { json: {} };
  },
});

const exportPersonalData = forUser({
  method: 'get',
  path: '/api/me/export',
  summary: 'Everything the server stores about you.',
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
  summary:
    'Delete your account; needs its passphrase, unless you are a guest. Running matches are resigned, and all matches keep an anonymous seat.',
  body: deletionRequest,
  async run({ services, user, body, origin, clientAddress }) {
    if (user.kind === 'account') {
      if (!mayGuess(services, clientAddress, nameKey(user.name))) return TOO_MANY_REQUESTS;
      const why = await services.identity.passphrases.check(user, body.passphrase ?? '', {
        network: widestNetworkOf(clientAddress),
      });
      if (why) return { refusal: why };
    }
    services.matchmaker.cancel(user);
    await leaveTournamentsAndClubs(services, user.id);
    await services.identity.deleteAccount(user);
    return { json: {}, cookies: expiredSessionCookies(origin) };
  },
});

/** Null: too often. Guesses from one network lock out neither other networks nor devices known to the account. */
function signInRequester(call: RouteRequest<Credentials, unknown>): HashRequester | null {
  const { services, request, body, clientAddress } = call;
  const name = nameKey(body.name);
  const device = knownDevice(services.deviceKey, name, request.headers.get('cookie'));
  if (device === null)
    return mayGuess(services, clientAddress, name) ? { network: widestNetworkOf(clientAddress) } : null;
  const { limits } = services;
  const isAllowed = limits.allows('sign-in', `device ${device}`) && limits.allows('sign-in-devices', clientAddress);
  return isAllowed ? { network: widestNetworkOf(clientAddress), isKnownDevice: true } : null;
}

function sessionReply(call: RouteRequest<unknown, unknown>, result: SessionResult): Reply {
  if (!result.ok) return { refusal: result.refusal };
  const { user, token } = result;
  const cookies = [...sessionCookies(token, call.origin)];
  if (user.kind === 'account') cookies.push(markDevice(call, user));
  return { status: 201, json: { user: profileView(user), token }, cookies };
}

/** Returns the cookie that identifies the device. Accounts that share a device are flagged when rated. */
function markDevice({ origin, services, request }: RouteRequest<unknown, unknown>, user: Profile): string {
  const id = deviceIdOf(request.headers.get('cookie'));
  services.addresses.record(user, `device ${id}`);
  return deviceCookie(services.deviceKey, { nameKey: nameKey(user.name), id, origin });
}

async function profileReply(found: Promise<Profile | null>): Promise<Reply> {
  const profile = await found;
  return profile ? { json: profileView(profile) } : UNKNOWN_USER;
}

function profileView({
  id,
  name,
  kind,
  isAdmin,
  createdAt,
  locale,
  webhook,
  avatar,
  isInvisible,
  isBot,
}: Profile): OwnProfile {
  return { id, name, kind, isAdmin, createdAt, locale, webhook, avatar, invisible: isInvisible, bot: isBot };
}

export const identityRoutes: readonly Route[] = [
  createGuest,
  createAccount,
  showSetupState,
  signIn,
  signOut,
  showProfile,
  updateProfile,
  changePassphrase,
  exportPersonalData,
  deleteAccount,
];
