import type { UserId } from '@safehouse/protocol';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { localBus } from '../bus/bus.ts';
import { openSeekOf } from '../lobby/test-helpers.ts';
import { Hub } from './hub.ts';
import { TestClient } from './test-client.ts';
import { passTime, SocketTestServer, type TestUser, waitForIdle, waitForSnapshots, waitUntil } from './test-helpers.ts';

let server: SocketTestServer;
let ann: TestUser;
let bob: TestUser;
let cleo: TestUser;

beforeEach(async () => {
  server = new SocketTestServer();
  [ann, bob, cleo] = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => server.createUser(name)));
});
afterEach(() => server.close());

/** Subscribes to the online users, under number 7. */
function look(person: TestUser | null): TestClient {
  const client = server.connect(person);
  client.sendToServer({ type: 'online', on: 7 });
  return client;
}

const pass = (ms: number, hub = server.hub) => passTime(server, ms, hub);

const countsOf = (client: TestClient) => client.messagesOfType('online').map(({ count }) => count);
const namesOf = (client: TestClient) =>
  client
    .messagesOfType('online')
    .findLast(({ people }) => people !== undefined)
    ?.people?.map(({ name, status }) => `${name} ${status}`);

async function connectAll(...people: readonly TestUser[]): Promise<TestClient[]> {
  const clients = people.map((person) => server.connect(person));
  await waitUntil(() => clients.every((client) => client.messagesOfType('welcome').length === 1), 'the welcome');
  return clients;
}

test('one who looks is told how many are online and who else', async () => {
  await connectAll(bob);
  const viewer = look(ann);
  await waitUntil(() => countsOf(viewer).length === 1);
  expect([countsOf(viewer), namesOf(viewer)]).toEqual([[2], ['Bob online']]);
});

test('visitors without a name see the list and do not count', async () => {
  await connectAll(bob);
  const viewer = look(null);
  await waitUntil(() => countsOf(viewer).length === 1);
  expect([countsOf(viewer), namesOf(viewer)]).toEqual([[1], ['Bob online']]);
});

test('changes come together after five seconds, without people who are the same, and not to those who do not look', async () => {
  const [bystander] = await connectAll(bob);
  const viewer = look(null);
  await waitUntil(() => countsOf(viewer).length === 1);
  const [guest] = await connectAll(ann);
  await connectAll(cleo);
  await pass(4000);
  expect(countsOf(viewer)).toEqual([1]);
  await pass(1000);
  expect(countsOf(viewer)).toEqual([1, 3]);
  expect(namesOf(viewer)).toEqual(['Bob online', 'Ann online', 'Cleo online']);
  guest.disconnect();
  await pass(5000);
  expect([countsOf(viewer).at(-1), namesOf(viewer)]).toEqual([2, ['Bob online', 'Cleo online']]);
  await pass(20_000);
  expect(countsOf(viewer)).toHaveLength(3);
  expect(bystander.messagesOfType('online')).toEqual([]);
});

test('whoever is invisible is neither counted nor listed, also after they have become so', async () => {
  server.connectInvisibly(cleo);
  await connectAll(bob);
  const viewer = look(ann);
  await waitUntil(() => countsOf(viewer).length === 1);
  expect([countsOf(viewer), namesOf(viewer)]).toEqual([[2], ['Bob online']]);
  await server.store.users.update(bob.id, { isInvisible: true });
  server.services.bus.publish({ type: 'user', id: bob.id });
  await waitForIdle();
  await pass(5000);
  expect([countsOf(viewer).at(-1), namesOf(viewer)]).toEqual([1, []]);
});

test('those with a block between them do not see each other, and others see both', async () => {
  const block = { user: bob.id, other: ann.id, kind: 'block', at: 0, note: '' } as const;
  await server.store.people.update({ remove: [], add: [block] });
  const viewers = [look(ann), look(bob), look(cleo)];
  await waitUntil(() => viewers.every((viewer) => countsOf(viewer).length === 1));
  await pass(5000);
  expect(viewers.map((viewer) => [countsOf(viewer).at(-1), namesOf(viewer)])).toEqual([
    [2, ['Cleo online']],
    [2, ['Cleo online']],
    [3, ['Ann online', 'Bob online']],
  ]);
});

test('those who look for a match come first, then those who play', async () => {
  const hub = new Hub({
    ...server.services,
    matchmaker: { list: () => [cleo.id, 'u_away' as UserId].map(openSeekOf) },
  });
  onTestFinished(() => hub.close());
  const match = await server.createRunningMatch([ann, bob]);
  const idle = new TestClient().connect(hub, (await server.createUser('Dan')).token).hello();
  const players = [ann, bob].map((player) => server.watchOn(hub, player, match));
  await waitForSnapshots(...players);
  const seeker = new TestClient().connect(hub, cleo.token).hello();
  await waitUntil(() => [idle, seeker].every((client) => client.messagesOfType('welcome').length === 1));
  const viewer = new TestClient().connect(hub, null).hello();
  viewer.sendToServer({ type: 'online', on: 7 });
  await waitUntil(() => countsOf(viewer).length === 1);
  expect(namesOf(viewer)).toEqual(['Cleo looking', 'Ann playing', 'Bob playing', 'Dan online']);
});

test('people of other servers count while somebody looks, and are forgotten when they are told no more', async () => {
  const bus = localBus((error) => {
    throw error;
  });
  const asked: string[] = [];
  const hub = new Hub({ ...server.services, bus: { ...bus, publishToOthers: ({ type }) => asked.push(type) } });
  onTestFinished(() => hub.close());
  const viewer = new TestClient().connect(hub, null).hello();
  viewer.sendToServer({ type: 'online', on: 7 });
  await waitUntil(() => countsOf(viewer).length === 1);
  expect(asked).toContain('online-asked');
  const people = [{ id: 'u_far', name: 'Far', status: 'online' }] as const;
  bus.publish({ type: 'online', server: 'there', count: 5, people });
  await pass(5000, hub);
  expect([countsOf(viewer), namesOf(viewer)]).toEqual([[0, 5], ['Far online']]);
  await pass(15_000, hub);
  expect([countsOf(viewer).at(-1), namesOf(viewer)]).toEqual([0, []]);
});

test('other servers are told only while they ask', async () => {
  const sent: string[] = [];
  const bus = localBus((error) => {
    throw error;
  });
  const hub = new Hub({ ...server.services, bus: { ...bus, publishToOthers: ({ type }) => sent.push(type) } });
  onTestFinished(() => hub.close());
  await pass(10_000, hub);
  expect(sent).toEqual([]);
  bus.publish({ type: 'online-asked' });
  await pass(10_000, hub);
  expect(sent).toEqual(['online', 'online']);
  await pass(30_000, hub);
  expect(sent).toHaveLength(3);
});
