import {
  credentials,
  guestWish,
  nameKey,
  type OwnProfile,
  opened,
  ownProfile,
  passphraseWish,
  profileWish,
  refusal,
} from '@safehouse/protocol';
import type { Opening } from '../identity/identity.ts';
import type { Profile } from '../identity/user.ts';
import { type Call, forAnybody, forUser, type Reply, type Route } from './route.ts';
import { endedCookie, sessionCookie } from './session-cookie.ts';

// By address whoever asks: were it by person, every new guest could bring thirty more.
const TOO_MANY: Reply = { refusal: refusal('too-many-requests', 'too many tries: wait a little') };
const GONE: Reply = { refusal: refusal('not-signed-in', 'you are not known here any more') };

const guest = forAnybody({
  method: 'post',
  path: '/api/guest',
  summary: 'Come in under a name of your choice. The token is told this once; pages get it as a cookie.',
  body: guestWish,
  answer: opened,
  async run(call) {
    const { house, body, from } = call;
    if (!house.limits.allows('guest', from)) return TOO_MANY;
    return welcome(call, await house.identity.guest(body.name));
  },
});

const account = forAnybody({
  method: 'post',
  path: '/api/account',
  summary: 'Open an account. A guest becomes its holder and keeps their matches; their old token ends.',
  body: credentials,
  answer: opened,
  async run(call) {
    const { house, user, token, body, from } = call;
    if (!house.limits.allows('sign-in', from)) return TOO_MANY;
    const isGuest = user?.kind === 'guest' && token !== null;
    const opening = isGuest ? house.identity.upgrade(user, token, body) : house.identity.signUp(body);
    return welcome(call, await opening);
  },
});

const signIn = forAnybody({
  method: 'post',
  path: '/api/session',
  summary: 'Come back to an account.',
  body: credentials,
  answer: opened,
  async run(call) {
    const { house, body, from } = call;
    // By name as well: guesses at one account may come from many addresses.
    const keys = [from, `name ${nameKey(body.name)}`];
    if (!keys.every((key) => house.limits.allows('sign-in', key))) return TOO_MANY;
    return welcome(call, await house.identity.signIn(body));
  },
});

const signOut = forAnybody({
  method: 'delete',
  path: '/api/session',
  summary: 'End this session. A guest cannot come back to theirs.',
  body: null,
  async run({ house, token, origin }) {
    if (token !== null) await house.identity.signOut(token);
    return { json: {}, headers: { 'set-cookie': endedCookie(origin) } };
  },
});

const me = forUser({
  method: 'get',
  path: '/api/me',
  summary: 'Who you are.',
  body: null,
  answer: ownProfile,
  run: ({ house, user }) => ownPage(house.identity.profileOf(user.id)),
});

const change = forUser({
  method: 'put',
  path: '/api/me',
  summary: 'Change your name (guests), your language, or the address your program is called at (accounts).',
  body: profileWish,
  answer: ownProfile,
  async run({ house, user, body }) {
    const why = await house.identity.change(user, body);
    return why ? { refusal: why } : ownPage(house.identity.profileOf(user.id));
  },
});

const rekey = forUser({
  method: 'put',
  path: '/api/me/passphrase',
  summary: 'Change the passphrase of your account. It needs the old one, and ends all your other sessions.',
  body: passphraseWish,
  async run({ house, user, token, body, from }) {
    const keys = [from, `name ${nameKey(user.name)}`];
    if (!keys.every((key) => house.limits.allows('sign-in', key))) return TOO_MANY;
    const why = await house.identity.changePassphrase(user, token ?? '', body);
    if (why) return { refusal: why };
    house.log.info('passphrase changed', { user: user.id });
    return { json: {} };
  },
});

const takeAlong = forUser({
  method: 'get',
  path: '/api/me/export',
  summary: 'Everything the server keeps of you.',
  limit: 'export',
  body: null,
  async run({ house, user }) {
    const profile = await house.identity.profileOf(user.id);
    if (!profile) return GONE;
    const headers = { 'content-disposition': 'attachment; filename="safehouse.json"' };
    return { json: await house.identity.exportOf(profile), headers };
  },
});

const farewell = forUser({
  method: 'delete',
  path: '/api/me',
  summary: 'Be forgotten. Matches that still run are resigned, and all of them keep an anonymous seat.',
  body: null,
  async run({ house, user, origin }) {
    await house.identity.deleteAccount(user);
    return { json: {}, headers: { 'set-cookie': endedCookie(origin) } };
  },
});

function welcome({ origin }: Call<unknown, unknown>, opening: Opening): Reply {
  if (!opening.ok) return { refusal: opening.refusal };
  const { user, token } = opening;
  const headers = { 'set-cookie': sessionCookie(token, origin) };
  return { status: 201, json: { user: shown(user), token }, headers };
}

async function ownPage(found: Promise<Profile | null>): Promise<Reply> {
  const profile = await found;
  return profile ? { json: shown(profile) } : GONE;
}

function shown({ id, name, kind, isAdmin, createdAt, locale, webhook }: Profile): OwnProfile {
  return { id, name, kind, isAdmin, createdAt, locale, webhook };
}

export const identityRoutes: readonly Route[] = [
  guest,
  account,
  signIn,
  signOut,
  me,
  change,
  rekey,
  takeAlong,
  farewell,
];
