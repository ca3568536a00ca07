import type { OpenSeek, UserId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSeekOf } from '../lobby/test-helpers.ts';
import { Hub } from './hub.ts';
import { TestClient } from './test-client.ts';
import { SocketTestServer, type TestUser, waitForIdle, waitUntil } from './test-helpers.ts';

let testServer: SocketTestServer;
let ann: TestUser;
let bob: TestUser;

beforeAll(async () => {
  testServer = new SocketTestServer();
  ann = await testServer.createUser('Ann');
  bob = await testServer.createUser('Bob');
});

afterAll(() => testServer.close());

test('lists of open tables come at once, and again when something has changed', async () => {
  const client = testServer.connect(null);
  client.sendToServer({ type: 'lobby', on: 5 });
  await waitUntil(() => client.messagesOfType('lobby').length === 1);
  const match = await testServer.createTable(ann, {
    game: 'kompromat',
    seats: ['me', 'open'],
    visibility: 'public',
  });
  await waitForIdle();
  testServer.hub.tick();
  await waitUntil(() => client.messagesOfType('lobby').length === 2);
  expect(client.messagesOfType('lobby')[1].tables[0]).toMatchObject({
    id: match,
    game: 'kompromat',
    people: ['Ann'],
  });
  await testServer.join(match, bob);
  await waitForIdle();
  testServer.hub.tick();
  await waitUntil(() => client.messagesOfType('lobby').length === 3);
  expect(client.messagesOfType('lobby')[2].tables.some(({ id }) => id === match)).toBe(false);
});

test('lists of those who look for an opponent come with the open tables, by their present names', async () => {
  const seeks = [ann.id, 'u_gone' as UserId].map(openSeekOf);
  const hub = new Hub({ ...testServer.services, matchmaker: { list: () => seeks } });
  onTestFinished(() => hub.close());
  const client = new TestClient().connect(hub, null).hello();
  client.sendToServer({ type: 'lobby', on: 5 });
  await waitUntil(() => client.messagesOfType('lobby').length === 1);
  expect(client.messagesOfType('lobby')[0].seeks).toEqual([{ ...seeks[0], name: 'Ann' }]);
});

test('lists of those who look for an opponent are asked for again where there was no answer', async () => {
  const answers = [null, [openSeekOf(ann.id)], null];
  const hub = new Hub({ ...testServer.services, matchmaker: { list: () => answers.shift() ?? null } });
  onTestFinished(() => hub.close());
  const client = new TestClient().connect(hub, null).hello();
  client.sendToServer({ type: 'lobby', on: 5 });
  for (let lists = 1; lists <= 3; lists++) {
    await waitUntil(() => client.messagesOfType('lobby').length === lists);
    if (lists === 2)
      await testServer.createTable(bob, { game: 'kompromat', seats: ['me', 'open'], visibility: 'public' });
    await waitForIdle();
    hub.tick();
  }
  // The last answer is missing again: the seeks known before are still shown.
  expect(client.messagesOfType('lobby').map(({ seeks }) => seeks?.length)).toEqual([0, 1, 1]);
});

test('lists of open tables reach those who watch them already, also if somebody new has just read them', async () => {
  const seeks: OpenSeek[] = [];
  const hub = new Hub({ ...testServer.services, matchmaker: { list: () => [...seeks] } });
  onTestFinished(() => hub.close());
  const [client, newcomer] = [0, 1].map(() => new TestClient().connect(hub, null).hello());
  client.sendToServer({ type: 'lobby', on: 5 });
  await waitUntil(() => client.messagesOfType('lobby').length === 1);
  seeks.push(openSeekOf(ann.id));
  testServer.services.bus.publish({ type: 'lobby' });
  newcomer.sendToServer({ type: 'lobby', on: 5 });
  await waitUntil(() => newcomer.messagesOfType('lobby').length === 1);
  hub.tick();
  await waitUntil(() => client.messagesOfType('lobby').length === 2);
  expect(client.messagesOfType('lobby')[1].seeks).toHaveLength(1);
});

test('lists of the own matches say whose turn it is', async () => {
  const eve = await testServer.createUser('Eve');
  const client = testServer.connect(eve);
  client.sendToServer({ type: 'mine', on: 2 });
  await waitUntil(() => client.messagesOfType('mine').length === 1);
  expect(client.messagesOfType('mine')[0].matches).toEqual([]);
  const match = await testServer.createTable(eve, { game: 'spy-connection', seats: ['me', 'open'] });
  await testServer.join(match, bob);
  await waitForIdle();
  testServer.hub.tick();
  await waitUntil(() => client.messagesOfType('mine').length === 2);
  expect(client.messagesOfType('mine')[1].matches).toMatchObject([{ id: match, status: 'running', yourTurn: true }]);
});
