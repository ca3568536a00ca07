/** Chat, ratings, seeks and push by HTTP, with the whole server on a port of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchView } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { type RunningServer, serve } from '../main.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-'));
let server: RunningServer;
let admin: TestUser;

beforeAll(async () => {
  const environment = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMITS: 'on' };
  server = await serve(configFrom(environment));
  admin = await createAccount({ setupCode: server.setupCode });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

interface JsonResponse {
  readonly status: number;
  readonly json: unknown;
}

interface TestUser {
  readonly id: string;
  request(method: string, path: string, body?: object, signal?: AbortSignal): Promise<JsonResponse>;
}

function requesterFor(token: string | null): TestUser['request'] {
  return async (method, path, body, signal) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    return { status: response.status, json: await response.json() };
  };
}

const anonymous = {
  request: (method: string, path: string, body?: object) => requesterFor(null)(method, path, body),
};

async function register(path: string, body: object): Promise<TestUser> {
  const { json } = await anonymous.request('POST', path, body);
  const { user, token } = json as { readonly user: { readonly id: string }; readonly token: string };
  return { id: user.id, request: requesterFor(token) };
}

let accountCount = 0;
const createAccount = (more: { readonly setupCode?: string | null } = {}) =>
  register('/api/account', { name: `agent ${++accountCount}`, passphrase: 'correct horse battery', ...more });
const createGuest = () => register('/api/guest', { name: 'guest' });

async function seekMatch(
  players: readonly [TestUser, TestUser],
  { rated, game = 'kompromat' }: { readonly rated: boolean; readonly game?: string },
): Promise<string> {
  const seek = { game, rated };
  const [mine, theirs] = await Promise.all(players.map(({ request }) => request('POST', '/api/seeks', seek)));
  expect(mine).toEqual(theirs);
  return (mine.json as { readonly match: string }).match;
}

/** Plays this many first legal moves of whoever is to act. */
async function playMoves(match: string, players: readonly TestUser[], count: number): Promise<void> {
  for (let played = 0; played < count; played++) {
    for (const { request } of players) {
      const view = (await request('GET', `/api/matches/${match}`)).json as MatchView;
      if (view.legal.length === 0) continue;
      const body = { version: view.version, move: view.legal[0] };
      expect((await request('POST', `/api/matches/${match}/moves`, body)).status).toBe(200);
      break;
    }
  }
}

test('two users are matched, chat, play a rated match, and get ratings', async () => {
  const [ann, bob] = [await createAccount(), await createAccount()];
  const match = await seekMatch([ann, bob], { rated: true, game: 'agent-avenue' });
  const chat = `/api/matches/${match}/chat`;
  expect(await ann.request('POST', chat, { phrase: 'hello' })).toEqual({ status: 201, json: { n: 1 } });
  expect((await anonymous.request('POST', chat, { phrase: 'hello' })).status).toBe(401);
  expect((await bob.request('POST', chat, { text: 'two\nlines' })).status).toBe(400);
  expect((await anonymous.request('GET', `${chat}?since=0`)).json).toMatchObject({
    lines: [{ n: 1, user: ann.id }],
  });
  expect((await anonymous.request('GET', `${chat}?since=x`)).status).toBe(400);

  await playMoves(match, [ann, bob], 4);
  const changes = async () => (await anonymous.request('GET', `/api/matches/${match}/ratings`)).json;
  const current = [0, 1].map((seat) => ({ seat, rating: 1500 }));
  expect(await changes()).toEqual({ status: 'pending', changes: [], current });
  expect((await bob.request('POST', `/api/matches/${match}/resign`, {})).status).toBe(200);
  const profile = async () => (await anonymous.request('GET', `/api/users/${ann.id}`)).json;
  await expect.poll(profile).toMatchObject({
    id: ann.id,
    ratings: [{ game: 'agent-avenue', mode: '2', rating: 1662, deviation: 290, matches: 1 }],
    played: [{ game: 'agent-avenue', matches: 1, wins: 1, draws: 0 }],
    history: [{ rating: 1662 }],
  });
  // The match may be private: anybody who knows its id can watch it and read its chat.
  expect(JSON.stringify(await profile())).not.toContain(match);
  const change = (after: number) => expect.objectContaining({ before: 1500, after });
  expect(await changes()).toMatchObject({
    status: 'counted',
    changes: expect.arrayContaining([change(1662), change(1338)]),
  });
  expect((await anonymous.request('GET', '/api/stats/agent-avenue')).json).toMatchObject({
    modes: [{ mode: '2', matches: 1, draws: 0 }],
  });
  expect((await anonymous.request('GET', '/api/ratings/agent-avenue?mode=2')).json).toEqual({
    game: 'agent-avenue',
    season: null,
    mode: '2',
    leaders: [],
  });
});

test('a rated match of two accounts at one address is flagged for admins', async () => {
  const [ann, bob] = [await createAccount(), await createAccount()];
  const match = await seekMatch([ann, bob], { rated: true });
  await bob.request('POST', `/api/matches/${match}/resign`, {});
  const flags = async () => (await admin.request('GET', '/api/admin/flags')).json;
  await expect.poll(flags).toMatchObject({
    flags: expect.arrayContaining([
      expect.objectContaining({
        match,
        game: 'kompromat',
        mode: '2',
        isRated: false,
        users: expect.arrayContaining([{ id: ann.id, name: expect.stringMatching(/^agent/) }]),
      }),
    ]),
  });
  expect((await anonymous.request('GET', `/api/users/${ann.id}`)).json).toMatchObject({ ratings: [] });
  const ratings = async () => (await anonymous.request('GET', `/api/matches/${match}/ratings`)).json;
  await expect.poll(ratings).toEqual({ status: 'not-counted', changes: [] });
});

test('guests can play unrated matches only', async () => {
  const [one, other] = [await createGuest(), await createGuest()];
  expect((await one.request('POST', '/api/seeks', { game: 'kompromat', rated: true })).status).toBe(403);
  const match = await seekMatch([one, other], { rated: false });
  expect((await anonymous.request('GET', `/api/matches/${match}`)).json).toMatchObject({ rated: false });
});

async function seekCount(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^safehouse_seeks (\d+)$/m.exec(text)?.[1]);
}

test('a seek can be cancelled', async () => {
  const ann = await createGuest();
  const seeking = ann.request('POST', '/api/seeks', { game: 'spy-connection' });
  await expect.poll(seekCount).toBe(1);
  await ann.request('DELETE', '/api/seeks');
  expect(await seeking).toEqual({ status: 200, json: { waiting: false } });
});

test('closing the connection cancels the seek', async () => {
  const abort = new AbortController();
  const seeking = (await createGuest()).request('POST', '/api/seeks', { game: 'spy-connection' }, abort.signal);
  await expect.poll(seekCount).toBe(1);
  abort.abort();
  await expect(seeking).rejects.toThrow();
  await expect.poll(seekCount).toBe(0);
});

test('chat messages are limited', async () => {
  const [ann, bob] = [await createGuest(), await createGuest()];
  const chat = `/api/matches/${await seekMatch([ann, bob], { rated: false })}/chat`;
  const statuses = [];
  for (let i = 0; i < 8; i++) statuses.push((await ann.request('POST', chat, { phrase: 'oops' })).status);
  expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201]);
  expect(statuses.at(-1)).toBe(429);
});

test.each(['/api/ratings/chess', '/api/stats/chess', '/api/users/nobody', `/api/users/${'x'.repeat(22)}`])(
  '%s is not found',
  async (path) => {
    expect((await anonymous.request('GET', path)).status).toBe(404);
  },
);

test('push: a public key, and subscriptions and a webhook secret for each user', async () => {
  const ann = await createAccount();
  const { json } = await anonymous.request('GET', '/api/push/key');
  expect((json as { readonly key: string }).key).toMatch(/^[\w-]{87}$/);
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/ann';
  const subscription = { endpoint, keys: { p256dh: 'abc', auth: 'def' } };
  expect((await anonymous.request('POST', '/api/push', { subscription })).status).toBe(401);
  expect(
    (await ann.request('POST', '/api/push', { subscription: { ...subscription, endpoint: 'ftp://x' } })).status,
  ).toBe(400);
  for (const elsewhere of ['https://push.example/ann', 'https://127.0.0.1;.push.apple.com/']) {
    const refused = await ann.request('POST', '/api/push', {
      subscription: { ...subscription, endpoint: elsewhere },
    });
    expect(refused).toMatchObject({ status: 422, json: { code: 'unknown-push-service' } });
  }
  expect((await ann.request('POST', '/api/push', { subscription })).status).toBe(201);
  const other = await createAccount();
  const ended = `/api/push?endpoint=${encodeURIComponent(endpoint)}`;
  expect((await other.request('DELETE', ended)).status).toBe(404);
  expect((await ann.request('DELETE', ended)).status).toBe(200);
  const secrets = await Promise.all([ann, other, ann].map(({ request }) => request('GET', '/api/push/webhook-secret')));
  expect(secrets[0].json).toEqual(secrets[2].json);
  expect(secrets[0].json).not.toEqual(secrets[1].json);
});
