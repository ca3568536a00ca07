import type { UserId } from '@safehouse/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BusMessage } from '../bus/bus.ts';
import { buildMatches } from '../lobby/match-builder.ts';
import { Identity, type SessionResult } from './identity.ts';
import { PassphraseHasher } from './passphrase-hasher.ts';
import { CHEAP_COST, createIdentityFixture, type IdentityFixture } from './test-helpers.ts';

const DAY_MS = 86_400_000;
const PASSPHRASE = 'correct horse';

let fixture: IdentityFixture;
const createdUsers: UserId[] = [];
beforeAll(() => {
  fixture = createIdentityFixture();
});
// So that the next test can use the same names.
afterEach(async () => {
  for (const id of createdUsers.splice(0)) await fixture.store.users.erase(id);
});
afterAll(() => fixture.close());

/** For tests that depend on earlier users. */
async function withFreshFixture(run: () => Promise<void>): Promise<void> {
  const old = fixture;
  fixture = createIdentityFixture();
  await run().finally(() => fixture.close());
  fixture = old;
  createdUsers.length = 0;
}

async function expectSession(opening: Promise<SessionResult>) {
  const opened = await opening;
  if (!opened.ok) throw new Error(opened.refusal.code);
  createdUsers.push(opened.user.id);
  return opened;
}

async function refusalOf(opening: Promise<SessionResult>): Promise<string | null> {
  const opened = await opening;
  if (opened.ok) createdUsers.push(opened.user.id);
  return opened.ok ? null : opened.refusal.code;
}

const createGuest = (name: string) => expectSession(fixture.identity.createGuest(name));
const signUp = (name: string) => expectSession(fixture.identity.signUp({ name, passphrase: PASSPHRASE }));

test('a guest is found by their token only', async () => {
  const { user, token } = await createGuest('Ada');
  expect(await fixture.identity.userForToken(token)).toMatchObject({
    id: user.id,
    name: 'Ada',
    kind: 'guest',
  });
  expect(await fixture.identity.userForToken(token.slice(1))).toBeNull();
  expect(await fixture.identity.userForToken(`${token.slice(0, -1)}_`)).toBeNull();
  expect(await fixture.identity.userForToken('')).toBeNull();
});

test('neither tokens nor passphrases are in the database or the log', async () => {
  const { token } = await signUp('Ada');
  const [session] = await fixture.store.users.sessionsOf((await fixture.identity.userForToken(token))!.id);
  const account = await fixture.store.users.accountByNameKey('ada');
  expect(session.hash).not.toBe(token);
  expect(account?.passphrase).not.toContain(PASSPHRASE);
  expect(JSON.stringify(await fixture.identity.userForToken(token))).not.toContain('scrypt');
  expect(fixture.logged.join()).not.toContain(token);
});

test('guests may share a name, but not with an account', async () => {
  await createGuest('Ada');
  await createGuest('Ada');
  await signUp('Ada');
  expect(await refusalOf(fixture.identity.createGuest('ＡＤＡ'))).toBe('name-taken');
});

test('two accounts cannot have names that look the same, even when created concurrently', async () => {
  const both = await Promise.all([
    refusalOf(fixture.identity.signUp({ name: 'Ada', passphrase: PASSPHRASE })),
    refusalOf(fixture.identity.signUp({ name: 'ADA', passphrase: PASSPHRASE })),
  ]);
  expect(both.toSorted()).toEqual(['name-taken', null]);
});

test('without the set-up code no account is an admin, not even the first', () =>
  withFreshFixture(async () => {
    expect((await signUp('Ada')).user.isAdmin).toBe(false);
    const { user, token } = await createGuest('Ida');
    const opening = fixture.identity.upgradeGuest(user, token, { name: 'Ida', passphrase: PASSPHRASE });
    expect((await expectSession(opening)).user.isAdmin).toBe(false);
  }));

test('signing in needs the passphrase and the name in any case', async () => {
  const { user } = await signUp('Ada');
  const back = await expectSession(fixture.identity.signIn({ name: 'ADA', passphrase: PASSPHRASE }));
  expect(back.user.id).toBe(user.id);
  expect((await fixture.identity.userForToken(back.token))?.id).toBe(user.id);
});

test('a wrong name and a wrong passphrase get the same refusal', async () => {
  await signUp('Ada');
  const wrongName = await fixture.identity.signIn({ name: 'Ida', passphrase: PASSPHRASE });
  const wrongPassphrase = await fixture.identity.signIn({ name: 'Ada', passphrase: 'battery staple' });
  expect(wrongName).toEqual(wrongPassphrase);
  expect(wrongName).toMatchObject({ ok: false, refusal: { code: 'wrong-name-or-passphrase' } });
});

test('guests cannot sign in', async () => {
  await createGuest('Ada');
  const opening = fixture.identity.signIn({ name: 'Ada', passphrase: PASSPHRASE });
  expect(await refusalOf(opening)).toBe('wrong-name-or-passphrase');
});

test('a hash of an older cost is replaced at the next sign-in', async () => {
  await signUp('Ada');
  const before = (await fixture.store.users.accountByNameKey('ada'))?.passphrase;
  const stronger = new Identity({ ...fixture, passphrases: new PassphraseHasher({ ...CHEAP_COST, n: 4 }) });
  await expectSession(stronger.signIn({ name: 'Ada', passphrase: PASSPHRASE }));
  const after = (await fixture.store.users.accountByNameKey('ada'))?.passphrase;
  expect(after).not.toBe(before);
  await expectSession(stronger.signIn({ name: 'Ada', passphrase: PASSPHRASE }));
  expect((await fixture.store.users.accountByNameKey('ada'))?.passphrase).toBe(after);
});

test('signing out ends only that session', async () => {
  const one = await signUp('Ada');
  const other = await expectSession(fixture.identity.signIn({ name: 'Ada', passphrase: PASSPHRASE }));
  await fixture.identity.userForToken(one.token);
  await fixture.identity.signOut(one.token);
  expect(await fixture.identity.userForToken(one.token)).toBeNull();
  expect(await fixture.identity.userForToken(other.token)).not.toBeNull();
  await fixture.identity.signOut('no token');
});

test('the session of a guest lasts 90 days after their last request', async () => {
  const { token } = await createGuest('Ada');
  fixture.clock.now += 80 * DAY_MS;
  expect(await fixture.identity.userForToken(token)).not.toBeNull();
  // The last use is stored in the background: this write comes after it.
  await fixture.store.isWritable();
  fixture.clock.now += 80 * DAY_MS;
  expect(await fixture.identity.userForToken(token)).not.toBeNull();
  fixture.clock.now += 90 * DAY_MS;
  expect(await fixture.identity.userForToken(token)).toBeNull();
});

test('the session of an account lasts 90 days, whether it is used or not', async () => {
  const { token } = await signUp('Ada');
  fixture.clock.now += 80 * DAY_MS;
  expect(await fixture.identity.userForToken(token)).not.toBeNull();
  fixture.clock.now += 10 * DAY_MS;
  expect(await fixture.identity.userForToken(token)).toBeNull();
});

test('an upgraded guest keeps their id and matches; the old token ends', async () => {
  const { user, token } = await createGuest('Ada');
  const [match] = await createTable(user.id, 'open');
  const credentials = { name: 'Countess', passphrase: PASSPHRASE };
  const account = await expectSession(fixture.identity.upgradeGuest(user, token, credentials));
  expect(account.user).toMatchObject({ id: user.id, name: 'Countess', kind: 'account' });
  expect(await fixture.identity.userForToken(token)).toBeNull();
  expect(await fixture.store.matches.matchesOf(account.user.id, 10)).toMatchObject([{ header: { id: match } }]);
  expect(await refusalOf(fixture.identity.upgradeGuest(account.user, account.token, credentials))).toBe('forbidden');
  expect(await refusalOf(fixture.identity.upgradeGuest(user, token, { ...credentials, name: 'Eve' }))).toBe(
    'name-taken',
  );
});

test('a guest cannot take the name of an account', async () => {
  await signUp('Ada');
  const { user, token } = await createGuest('Eve');
  const opening = fixture.identity.upgradeGuest(user, token, { name: 'ada', passphrase: PASSPHRASE });
  expect(await refusalOf(opening)).toBe('name-taken');
  expect(await fixture.identity.updateProfile(user, { name: 'ada' })).toMatchObject({ code: 'name-taken' });
  expect(await fixture.identity.userForToken(token)).toMatchObject({ name: 'Eve', kind: 'guest' });
});

test('guests can change their name, accounts their webhook, but not the other way round', async () => {
  const { user: ada } = await createGuest('Ada');
  const { user: ida } = await signUp('Ida');
  const { identity } = fixture;
  expect(await identity.updateProfile(ada, { name: 'Countess', locale: 'de' })).toBeNull();
  expect(await identity.profileOf(ada.id)).toMatchObject({ name: 'Countess', locale: 'de' });
  expect(await identity.updateProfile(ada, { webhook: 'https://example.org/' })).toMatchObject({
    code: 'forbidden',
  });
  expect(await identity.updateProfile(ida, { webhook: 'https://example.org/' })).toBeNull();
  expect(await identity.updateProfile(ida, { webhook: 'https://127.0.0.1/' })).toMatchObject({
    code: 'bad-request',
  });
  expect(await identity.updateProfile(ida, { name: 'Eve' })).toMatchObject({ code: 'forbidden' });
  expect(await identity.profileOf(ida.id)).toMatchObject({ name: 'Ida', webhook: 'https://example.org/' });
  expect(await identity.updateProfile(ida, { webhook: null })).toBeNull();
  expect(await identity.profileOf(ida.id)).toMatchObject({ webhook: null });
});

test('a ban takes effect at once, prevents signing in, and can be lifted', async () => {
  const { user, token } = await signUp('Ada');
  await fixture.identity.userForToken(token);
  const messages: BusMessage[] = [];
  fixture.bus.subscribe((message) => messages.push(message));
  expect(await fixture.administration.ban(user.id)).toBeNull();
  expect(messages).toEqual([{ type: 'user', id: user.id }]);
  expect(await fixture.identity.userForToken(token)).toMatchObject({ isBanned: true });
  expect(await refusalOf(fixture.identity.signIn({ name: 'Ada', passphrase: PASSPHRASE }))).toBe('banned');
  const wrong = fixture.identity.signIn({ name: 'Ada', passphrase: 'battery staple' });
  expect(await refusalOf(wrong)).toBe('wrong-name-or-passphrase');
  await fixture.administration.unban(user.id);
  expect(await fixture.identity.userForToken(token)).toMatchObject({ isBanned: false });
});

test('a change by another process is seen after 30 seconds', async () => {
  const { user, token } = await createGuest('Ada');
  await fixture.identity.userForToken(token);
  await fixture.store.users.update(user.id, { isBanned: true });
  fixture.clock.now += 30_000;
  expect(await fixture.identity.userForToken(token)).toMatchObject({ isBanned: true });
});

/** A table with the given user and an open seat, or with both seats on their device. */
async function createTable(user: UserId, other: 'open' | 'shared') {
  const request = {
    game: 'kompromat',
    options: {},
    seats: ['me' as const, other],
    draw: false,
    clock: { type: 'none' as const },
    visibility: 'public' as const,
    chat: true,
    rated: false,
    delay: 0,
    pair: false,
  };
  const matches = await buildMatches(request, user, fixture.now());
  if ('code' in matches) throw new Error(matches.message);
  await fixture.store.matches.create(matches);
  return matches.map(({ header }) => header.id);
}

test('an export contains what the user did, but no hash, no server seed and nothing of others', async () => {
  const { user: ada } = await signUp('Ada');
  const { user: ida } = await createGuest('Ida');
  const [id] = await createTable(ida.id, 'open');
  await fixture.commands.join({ match: id, user: ada.id, seed: 'my own seed' });
  await fixture.store.chat.add(id, { n: 1, at: 5, user: ada.id, said: { text: 'good luck' } });
  await fixture.store.chat.add(id, { n: 2, at: 6, user: ida.id, said: { text: 'likewise' } });
  const text = JSON.stringify(await fixture.identity.exportPersonalData(ada));
  const { header } = (await fixture.store.matches.load(id))!;
  expect(text).toContain('my own seed');
  expect(text).toContain('good luck');
  for (const secret of ['scrypt', 'hash', 'likewise', header.serverSeed, ida.id]) {
    expect(text).not.toContain(secret);
  }
});

test('deleting an account removes name, sessions and chat, and resigns running matches', async () => {
  const { user: ada, token } = await signUp('Ada');
  const { user: ida } = await createGuest('Ida');
  const [running] = await createTable(ida.id, 'open');
  await fixture.commands.join({ match: running, user: ada.id });
  const [waiting] = await createTable(ada.id, 'open');
  await fixture.store.chat.add(running, { n: 1, at: 5, user: ada.id, said: { text: 'good luck' } });
  await fixture.directory.preload([ada.id]);

  await fixture.identity.deleteAccount(ada);

  expect(await fixture.identity.userForToken(token)).toBeNull();
  await fixture.directory.preload([ada.id, ida.id]);
  expect([ada.id, ida.id].map(fixture.directory.nameOf)).toEqual([null, 'Ida']);
  expect(await refusalOf(fixture.identity.signIn({ name: 'Ada', passphrase: PASSPHRASE }))).not.toBeNull();
  expect(await fixture.store.chat.linesOf(ada.id)).toMatchObject([{ said: null }]);
  expect(await fixture.rooms.read(running, ({ result }) => result?.winners)).toEqual([0]);
  expect(await fixture.rooms.read(waiting, ({ status }) => status)).toBe('closed');
  expect((await signUp('Ada')).user.id).not.toBe(ada.id);
});

test('a user who holds both seats of a table can be deleted', async () => {
  const { user, token } = await createGuest('Ada');
  await createTable(user.id, 'shared');
  await fixture.identity.deleteAccount(user);
  expect(await fixture.identity.userForToken(token)).toBeNull();
});

test('guests who were never seated are deleted with their session, others keep their name in their matches', () =>
  withFreshFixture(async () => {
    const { user: ada } = await createGuest('Ada');
    const { user: ida } = await createGuest('Ida');
    await createTable(ida.id, 'open');
    fixture.clock.now += 91 * DAY_MS;
    const { user: eve, token } = await createGuest('Eve');
    await fixture.identity.deleteExpiredSessions();
    const names = await fixture.store.users.namesOf([ada.id, ida.id, eve.id]);
    expect([...names.values()].toSorted()).toEqual(['Eve', 'Ida']);
    expect(await fixture.store.users.counts()).toEqual({ guests: 2, accounts: 0, sessions: 1 });
    await fixture.identity.signOut(token);
    expect(await fixture.identity.profileOf(eve.id)).toBeNull();
  }));
