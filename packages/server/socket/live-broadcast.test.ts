import type { CreateTableRequest, LiveTable, MatchId } from '@safehouse/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestClient } from './test-client.ts';
import {
  passTime,
  playFirstMove,
  SocketTestServer,
  type TestUser,
  waitForIdle,
  waitForSnapshots,
  waitUntil,
} from './test-helpers.ts';

const INTERVAL_MS = 3000;

let server: SocketTestServer;
let ann: TestUser;
let bob: TestUser;
let cleo: TestUser;

beforeEach(async () => {
  server = new SocketTestServer();
  [ann, bob, cleo] = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => server.createUser(name)));
});
afterEach(() => server.close());

async function startMatch(parts: Partial<CreateTableRequest> = {}): Promise<MatchId> {
  const game = 'spy-connection';
  const match = await server.createTable(ann, { game, seats: ['me', 'open'], visibility: 'public', ...parts });
  await server.join(match, bob);
  return match;
}

/** Subscribes to the list of live tables, under number 5. */
function look(person: TestUser | null, more: { readonly game?: string } = {}): TestClient {
  const client = server.connect(person);
  client.sendToServer({ type: 'live', on: 5, ...more });
  return client;
}

const pass = (ms: number) => passTime(server, ms);

const lastList = (client: TestClient): readonly LiveTable[] | undefined => client.messagesOfType('live').at(-1)?.tables;
const idsIn = (client: TestClient) => lastList(client)?.map(({ id }) => id);

/** The list for a new subscriber. */
async function listFor(person: TestUser | null, more: { readonly game?: string } = {}): Promise<readonly LiveTable[]> {
  const client = look(person, more);
  await waitUntil(() => lastList(client) !== undefined, 'the list');
  client.disconnect();
  return lastList(client) ?? [];
}

test('a public table in play is listed with players and moves, and leaves the list with its end', async () => {
  const match = await startMatch();
  const watcher = look(null);
  await waitUntil(() => idsIn(watcher)?.length === 1);
  expect(lastList(watcher)).toMatchObject([
    { id: match, game: 'spy-connection', mode: '2', moves: 0, spectators: 0, delay: 0, rated: false },
  ]);
  expect(lastList(watcher)?.[0].players.map((player) => 'name' in player && player.name)).toEqual(['Ann', 'Bob']);
  const players = [server.watch(ann, match), server.watch(bob, match)];
  await waitForSnapshots(...players);
  await playFirstMove(...players);
  await pass(INTERVAL_MS);
  expect(lastList(watcher)?.[0].moves).toBe(1);
  await server.services.commands.resign({ match, user: ann.id });
  await pass(INTERVAL_MS);
  expect(idsIn(watcher)).toEqual([]);
});

test('the table of a player who becomes invisible while they play leaves the list', async () => {
  const match = await startMatch();
  const watcher = look(null);
  await waitForSnapshots(server.watch(ann, match), server.watch(bob, match));
  await pass(INTERVAL_MS);
  expect(idsIn(watcher)).toEqual([match]);
  await server.store.users.update(bob.id, { isInvisible: true });
  server.services.bus.publish({ type: 'user', id: bob.id });
  await waitForIdle();
  await pass(2 * INTERVAL_MS);
  expect(idsIn(watcher)).toEqual([]);
});

test('private and open tables are never listed, other games only where they are asked for', async () => {
  await startMatch({ visibility: 'private' });
  await server.createTable(ann, { game: 'kompromat', seats: ['me', 'open'], visibility: 'public' });
  expect(await listFor(null)).toEqual([]);
  server.time += INTERVAL_MS;
  const match = await startMatch();
  expect((await listFor(null, { game: 'spy-connection' })).map(({ id }) => id)).toEqual([match]);
  expect(await listFor(null, { game: 'kompromat' })).toEqual([]);
});

test('a list that has not changed is not sent again', async () => {
  await startMatch();
  const watcher = look(null);
  await pass(3 * INTERVAL_MS);
  expect(watcher.messagesOfType('live')).toHaveLength(1);
});

test('the list shows a delayed table as late as its spectators see it: start, moves and end', async () => {
  const match = await startMatch({ delay: 30 });
  const watcher = look(null);
  const players = [server.watch(ann, match), server.watch(bob, match)];
  await waitForSnapshots(...players);
  await pass(27_000);
  expect(idsIn(watcher)).toEqual([]);
  await pass(6000);
  expect(lastList(watcher)).toMatchObject([{ id: match, moves: 0, delay: 30 }]);
  await playFirstMove(...players);
  await pass(27_000);
  expect(lastList(watcher)?.[0].moves).toBe(0);
  await pass(6000);
  expect(lastList(watcher)?.[0].moves).toBe(1);
  await server.services.commands.resign({ match, user: ann.id });
  await pass(27_000);
  expect(idsIn(watcher)).toEqual([match]);
  await pass(6000);
  expect(idsIn(watcher)).toEqual([]);
});

test('while its deal is played elsewhere, a table is not listed', async () => {
  const first = await startMatch({ game: 'kompromat', pair: true });
  const second = (await server.services.rooms.read(first, ({ header }) => header.pair?.id)) as MatchId;
  const dan = await server.createUser('Dan');
  for (const person of [cleo, dan]) await server.join(second, person);
  expect(await listFor(null)).toEqual([]);
});

test('a table where nothing has happened for ten minutes is not live', async () => {
  const match = await startMatch();
  server.time += 599_000;
  expect((await listFor(null)).map(({ id }) => id)).toEqual([match]);
  server.time += INTERVAL_MS;
  expect(await listFor(null)).toEqual([]);
});

test('who has blocked a player, or was blocked by one, is not shown their table', async () => {
  const match = await startMatch();
  const block = { user: bob.id, other: cleo.id, kind: 'block', at: 0, note: '' } as const;
  await server.store.people.update({ remove: [], add: [block] });
  expect(await listFor(cleo)).toEqual([]);
  expect((await listFor(null)).map(({ id }) => id)).toEqual([match]);
});

test('a table of a player who does not want to be seen is not listed, also after they have closed it', async () => {
  const match = await startMatch();
  const player = server.connectInvisibly(ann);
  player.sendToServer({ type: 'watch', on: 1, match });
  await waitForSnapshots(player);
  await pass(1000);
  expect(await listFor(null)).toEqual([]);
  player.disconnect();
  await pass(INTERVAL_MS);
  expect(await listFor(null)).toEqual([]);
});

test('the table on the front page stays although a better one begins', async () => {
  const match = await startMatch();
  const watcher = server.connect(null);
  watcher.sendToServer({ type: 'tv', on: 6 });
  const shown = () => watcher.messagesOfType('tv').map((message) => [message.match, message.count]);
  await waitUntil(() => shown().length === 1);
  server.time += 1000;
  const newer = await startMatch();
  await pass(INTERVAL_MS);
  expect(shown()).toEqual([
    [match, 1],
    [match, 2],
  ]);
  await server.services.commands.resign({ match, user: ann.id });
  await pass(INTERVAL_MS);
  expect(shown().at(-1)).toEqual([newer, 1]);
});

test('players and spectators are told how many look on; players, previews and second tabs do not count', async () => {
  const match = await startMatch();
  const player = server.watch(ann, match);
  const spectators = [server.watch(cleo, match), server.watch(cleo, match), server.watch(null, match)];
  const preview = server.connect(null);
  preview.sendToServer({ type: 'watch', on: 1, match, preview: true });
  await waitForSnapshots(player, preview, ...spectators);
  await pass(1000);
  const told = (client: TestClient) => client.messagesOfType('spectators').map(({ count }) => count);
  expect([player, spectators[0], preview].map(told)).toEqual([[2], [2], []]);
  spectators[2].disconnect();
  await pass(INTERVAL_MS);
  expect([told(player), told(spectators[0])]).toEqual([
    [2, 1],
    [2, 1],
  ]);
});
