import { SEATS } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  playFirstMove,
  SocketTestServer,
  type TestUser,
  waitForIdle,
  waitForSnapshots,
  waitUntil,
} from '../socket/test-helpers.ts';
import { viewerOf } from './visibility.ts';

let testServer: SocketTestServer;
let users: readonly TestUser[];

beforeAll(async () => {
  testServer = new SocketTestServer();
  users = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => testServer.createUser(name)));
});
afterAll(() => testServer.close());

/** Two tables with the same deal, all four seats taken. */
async function createPair(): Promise<readonly [MatchId, MatchId]> {
  const [ann, bob, cleo, dan] = users;
  const first = await testServer.createTable(ann, { game: 'kompromat', seats: ['me', 'open'], pair: true });
  const second = (await testServer.services.rooms.read(first, ({ header }) => header.pair?.id)) as MatchId;
  await testServer.join(first, bob);
  for (const person of [cleo, dan]) await testServer.join(second, person);
  return [first, second];
}

test('at a socket too, nobody without a seat sees a move of a pair while one of the two is played', async () => {
  const [ann, bob, cleo, dan] = users;
  const [first, second] = await createPair();
  const players = [testServer.watch(ann, first), testServer.watch(bob, first)];
  const spectators = [
    testServer.watch(cleo, first),
    testServer.watch(dan, first, { seat: 0 }),
    testServer.watch(null, first),
  ];
  await waitForSnapshots(...players, ...spectators);
  for (let i = 0; i < 6; i++) await playFirstMove(...players);
  await waitForIdle();
  for (const spectator of spectators) {
    expect(spectator.reader.view(1)).toMatchObject({ view: null, seat: null, status: 'open' });
    expect(spectator.messagesOfType('update')).toEqual([]);
  }
  await testServer.services.commands.resign({ match: first, user: ann.id });
  await waitForIdle();
  for (const spectator of spectators) expect(spectator.reader.view(1)).toMatchObject({ view: null, result: null });

  await testServer.services.commands.resign({ match: second, user: cleo.id });
  // As the background jobs do when the second of the two ends.
  testServer.services.bus.publish({ type: 'match', id: first, version: 0 });
  await waitUntil(() => spectators.every((one) => one.reader.view(1)?.status === 'over'));
  expect(spectators[0].reader.view(1)).toEqual(await testServer.matchView(first, 'spectator'));
});

test('nor does anybody without a seat hear what is said there meanwhile', async () => {
  const [ann, bob, cleo] = users;
  const [first, second] = await createPair();
  const [player, twin, stranger] = [
    testServer.watch(bob, first),
    testServer.watch(cleo, first),
    testServer.watch(null, first),
  ];
  await waitForSnapshots(player, twin, stranger);
  const { chat } = testServer.hub.services;
  testServer.time += 1000;
  await chat.post(first, ann.id, { text: 'I hold the mole' });
  await waitUntil(() => player.messagesOfType('chat').length === 1);
  await waitForIdle();
  expect([twin.messagesOfType('chat'), stranger.messagesOfType('chat')]).toEqual([[], []]);
  const heard = async () =>
    Promise.all([bob.id, cleo.id, null].map(async (user) => (await chat.linesAfter(first, user, 0))?.length));
  expect(await heard()).toEqual([1, 0, 0]);
  await testServer.services.commands.resign({ match: first, user: ann.id });
  expect(await heard()).toEqual([1, 0, 0]);
  await testServer.services.commands.resign({ match: second, user: cleo.id });
  expect(await heard()).toEqual([1, 1, 1]);
});

test('at a table with a delay, who sits down at one of a pair is seen as late as everything else', async () => {
  const [ann, bob] = users;
  const first = await testServer.createTable(ann, {
    game: 'kompromat',
    seats: ['me', 'open'],
    pair: true,
    delay: 60,
  });
  const stranger = testServer.watch(null, first);
  await waitForSnapshots(stranger);
  await testServer.join(first, bob);
  await waitForIdle();
  const seen = async () => {
    const match = await testServer.services.visibility.of(first);
    return testServer.services.rooms.read(first, (table) => match.visibleTo('spectator', table).table.version);
  };
  expect([await seen(), stranger.reader.view(1)?.version]).toEqual([0, 0]);
  testServer.time += 60_000;
  testServer.hub.tick();
  await waitUntil(() => stranger.reader.view(1)?.version === 1);
  expect(await seen()).toBe(1);
});

test('a spectator of a delayed match sees each move late, a player at once', async () => {
  const [ann, bob] = users;
  const { services } = testServer;
  const id = await testServer.createRunningMatch([ann, bob], 'spy-connection', { delay: 30 });
  const match = await services.visibility.of(id);
  const versions = () =>
    services.rooms.read(id, (table) =>
      [SEATS[0], 'spectator' as const].map((viewer) => match.visibleTo(viewer, table).table.version),
    );
  expect([await versions(), match.nextChangeAt]).toEqual([[2, 0], testServer.time + 30_000]);
  testServer.time += 30_000;
  expect([await versions(), match.nextChangeAt]).toEqual([[2, 2], null]);
});

test('a seat is looked from by its holder alone', async () => {
  const [ann, bob, cleo] = users;
  const id = await testServer.createRunningMatch([ann, bob]);
  const viewers = await testServer.services.rooms.read(id, (table) => [
    viewerOf(table, ann.id, undefined),
    viewerOf(table, bob.id, 1),
    viewerOf(table, bob.id, 0),
    viewerOf(table, cleo.id, undefined),
    viewerOf(table, null, 0),
  ]);
  expect(viewers).toEqual([0, 1, 'spectator', 'spectator', 'spectator']);
});
