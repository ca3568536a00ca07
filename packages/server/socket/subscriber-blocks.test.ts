import type { MatchId } from '@safehouse/protocol';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openSeekOf } from '../lobby/test-helpers.ts';
import { Hub } from './hub.ts';
import { TestClient } from './test-client.ts';
import { passTime, SocketTestServer, type TestUser, waitForIdle, waitUntil } from './test-helpers.ts';

let server: SocketTestServer;
let hub: Hub;
let ann: TestUser;
let bob: TestUser;
let cleo: TestUser;
let table: MatchId;

/** Ann has an open table and looks for an opponent as well. */
beforeEach(async () => {
  server = new SocketTestServer();
  [ann, bob, cleo] = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => server.createUser(name)));
  hub = new Hub({ ...server.services, matchmaker: { list: () => [openSeekOf(ann.id)] } });
  table = await server.createTable(ann, { game: 'kompromat', seats: ['me', 'open'], visibility: 'public' });
});
afterEach(async () => {
  hub.close();
  await server.close();
});

function look({ token }: TestUser): TestClient {
  const client = new TestClient().connect(hub, token).hello();
  client.sendToServer({ type: 'lobby', on: 5 });
  onTestFinished(() => client.disconnect());
  return client;
}

const listsOf = (client: TestClient) =>
  client
    .messagesOfType('lobby')
    .map(({ tables, seeks = [] }) => [...tables.map(({ id }) => id), ...seeks.map(({ user }) => user)]);

async function setBlock(user: TestUser, other: TestUser, kind: 'add' | 'remove'): Promise<void> {
  const block = { user: user.id, other: other.id, kind: 'block', at: 0, note: '' } as const;
  await server.store.people.update({ remove: [], add: [], [kind]: [block] });
  for (const { id } of [user, other]) server.services.bus.publish({ type: 'mine', id });
}

test('tables and seeks are hidden from those who have blocked their owner and from those whom the owner has blocked', async () => {
  await setBlock(ann, bob, 'add');
  await setBlock(cleo, ann, 'add');
  const dan = await server.createUser('Dan');
  const clients = [bob, cleo, dan].map(look);
  await waitUntil(() => clients.every((client) => listsOf(client).length === 1), 'the lists');
  expect(clients.map(listsOf)).toEqual([[[]], [[]], [[table, ann.id]]]);
});

test('a block hides them at once, its end shows them again, and nobody else is sent anything', async () => {
  const [blocked, other] = [look(bob), look(cleo)];
  await waitUntil(() => [blocked, other].every((client) => listsOf(client).length === 1), 'the lists');
  await setBlock(ann, bob, 'add');
  await waitUntil(() => listsOf(blocked).length === 2, 'the shorter list');
  await setBlock(ann, bob, 'remove');
  await waitUntil(() => listsOf(blocked).length === 3, 'the longer list');
  await waitForIdle();
  expect(listsOf(blocked)).toEqual([[table, ann.id], [], [table, ann.id]]);
  expect(listsOf(other)).toHaveLength(1);
});

test('a block by somebody who is in none of their lists sends nothing to the one who is blocked', async () => {
  const client = look(bob);
  client.sendToServer({ type: 'mine', on: 2 });
  await waitUntil(() => client.messagesOfType('mine').length + listsOf(client).length === 2, 'the lists');
  for (const kind of ['add', 'remove'] as const) {
    await setBlock(cleo, bob, kind);
    await passTime(server, 2000, hub);
  }
  expect([client.messagesOfType('mine').length, listsOf(client).length]).toEqual([1, 1]);
  await server.createTable(bob, { game: 'kompromat', seats: ['me', 'open'] });
  await passTime(server, 2000, hub);
  expect(client.messagesOfType('mine').map(({ matches }) => matches.length)).toEqual([0, 1]);
});

test('a list that has changed is sent to everybody as they may see it', async () => {
  await setBlock(ann, bob, 'add');
  const clients = [look(bob), look(cleo)];
  await waitUntil(() => clients.every((client) => listsOf(client).length === 1), 'the lists');
  const own = await server.createTable(cleo, { game: 'kompromat', seats: ['me', 'open'], visibility: 'public' });
  await waitForIdle();
  hub.tick();
  await waitUntil(() => clients.every((client) => listsOf(client).length === 2), 'the changed lists');
  expect(clients.map((client) => new Set(listsOf(client)[1]))).toEqual([new Set([own]), new Set([own, table, ann.id])]);
});
