import type { OpenSeek, UserId } from '@safehouse/protocol';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Hub } from './hub.ts';
import type { TestClient } from './test-client.ts';
import { SocketTestServer, type TestUser, waitForIdle, waitUntil } from './test-helpers.ts';

let server: SocketTestServer;
let ann: TestUser;
let bob: TestUser;
let cleo: TestUser;
const servers: SocketTestServer[] = [];
afterAll(() => Promise.all(servers.map((each) => each.close())));

beforeEach(async () => {
  server = new SocketTestServer();
  servers.push(server);
  [ann, bob, cleo] = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => server.createUser(name)));
  await befriend(ann, bob);
});

async function befriend(one: TestUser, other: TestUser): Promise<void> {
  const friend = (user: UserId, of: UserId) => ({ user, other: of, kind: 'friend', at: 1, note: '' }) as const;
  await server.store.people.update({ remove: [], add: [friend(one.id, other.id), friend(other.id, one.id)] });
}

function look(person: TestUser, hub = server.hub): TestClient {
  const client = new TestClientOf(hub, person).client;
  client.sendToServer({ type: 'friends', on: 1 });
  return client;
}

/** A client on this server or another one. */
class TestClientOf {
  readonly client: TestClient;
  constructor(hub: Hub, person: TestUser) {
    this.client = server.connect(null);
    this.client.disconnect();
    this.client.connect(hub, person.token).hello();
  }
}

const shown = (client: TestClient) => client.messagesOfType('friends').map(({ online }) => online);

async function pass(seconds: number, hub = server.hub): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    server.time += 1000;
    hub.tick();
    await waitForIdle();
  }
}

test('friends are shown when they come and go, strangers never', async () => {
  const client = look(ann);
  await waitUntil(() => shown(client).length === 1);
  expect(shown(client)).toEqual([[]]);
  const stranger = server.connect(cleo);
  const friend = server.connect(bob);
  await waitForIdle();
  await pass(1);
  expect(shown(client).at(-1)).toEqual([{ user: bob.id, status: 'online' }]);
  friend.disconnect();
  stranger.disconnect();
  await pass(4);
  expect(shown(client)).toHaveLength(2);
  await pass(2);
  expect(shown(client).at(-1)).toEqual([]);
});

test('somebody at a table of their own plays, a spectator does not', async () => {
  const match = await server.createRunningMatch([bob, cleo]);
  await befriend(ann, cleo);
  const client = look(ann);
  const player = server.watch(bob, match);
  await waitUntil(() => player.version() >= 0);
  await pass(1);
  expect(shown(client).at(-1)).toEqual([{ user: bob.id, status: 'playing' }]);
  player.sendToServer({ type: 'leave', on: 1 });
  await pass(1);
  expect(shown(client).at(-1)).toEqual([{ user: bob.id, status: 'online' }]);
});

test('somebody who looks for an opponent is shown so, unless they are invisible', async () => {
  const seek = {
    user: bob.id,
    game: 'kompromat',
    mode: '2',
    options: {},
    clock: { type: 'none' },
    rated: false,
  } as const;
  const seeks: OpenSeek[] = [];
  const hub = new Hub({ ...server.services, matchmaker: { list: () => seeks } });
  const client = look(ann, hub);
  const friend = new TestClientOf(hub, bob).client;
  await waitForIdle();
  await pass(1, hub);
  expect(shown(client).at(-1)).toEqual([{ user: bob.id, status: 'online' }]);
  seeks.push({ ...seek, rating: 1500, since: 0 });
  await pass(1, hub);
  expect(shown(client).at(-1)).toEqual([{ user: bob.id, status: 'looking' }]);
  friend.disconnect();
  friend.connect(hub, bob.token).hello({ invisible: true });
  await pass(6, hub);
  expect(shown(client).at(-1)).toEqual([]);
  hub.close();
});

test('an account that is invisible is so on all devices, until it is visible again', async () => {
  await server.store.users.update(bob.id, { isInvisible: true });
  const client = look(ann);
  server.connect(bob);
  await waitForIdle();
  await pass(2);
  expect(shown(client)).toEqual([[]]);
  await server.store.users.update(bob.id, { isInvisible: false });
  server.services.bus.publish({ type: 'user', id: bob.id });
  await waitForIdle();
  await pass(1);
  expect(shown(client).at(-1)).toEqual([{ user: bob.id, status: 'online' }]);
});

test('whoever is invisible is not shown', async () => {
  const client = look(ann);
  const hidden = server.connect(null);
  hidden.disconnect();
  hidden.connect(server.hub, bob.token).hello({ invisible: true });
  await waitForIdle();
  await pass(2);
  expect(shown(client)).toEqual([[]]);
});

test('without an account there are no friends to look at', async () => {
  const client = server.connect(null);
  client.sendToServer({ type: 'friends', on: 1 });
  await waitUntil(() => client.messagesOfType('refused').length > 0);
  expect(client.messagesOfType('refused')[0].refusal.code).toBe('not-signed-in');
});

test('when a friendship ends, its presence ends at once', async () => {
  const client = look(ann);
  server.connect(bob);
  await waitForIdle();
  await pass(1);
  expect(shown(client).at(-1)).toHaveLength(1);
  const keys = [
    { user: ann.id, other: bob.id, kind: 'friend' },
    { user: bob.id, other: ann.id, kind: 'friend' },
  ] as const;
  await server.store.people.update({ remove: keys, add: [] });
  server.services.bus.publish({ type: 'mine', id: ann.id });
  await waitUntil(() => shown(client).at(-1)?.length === 0);
});

test('a friend on another server is asked for while somebody looks', async () => {
  const asked: UserId[] = [];
  let status: 'online' | null = 'online';
  const presence = {
    isConnected: true,
    isWatching: async () => false,
    serveMatch: () => () => undefined,
    servePerson: () => () => undefined,
    statusOf: async (user: UserId) => {
      asked.push(user);
      return status;
    },
  };
  const other = new Hub({ ...server.services, presence: presence as never });
  await pass(20, other);
  expect(asked).toEqual([]);
  const client = look(ann, other);
  await waitUntil(() => shown(client).length > 0);
  expect(shown(client)).toEqual([[{ user: bob.id, status: 'online' }]]);
  status = null;
  await pass(10, other);
  await pass(6, other);
  expect(shown(client).at(-1)).toEqual([]);
  expect(asked).toHaveLength(2);
  client.disconnect();
  await pass(20, other);
  expect(asked).toHaveLength(2);
  other.close();
});
