import type { ChatMessage, MatchId } from '@safehouse/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../socket/test-client.ts';
import { SocketTestServer, type TestUser, waitForIdle, waitForSnapshots, waitUntil } from '../socket/test-helpers.ts';

let server: SocketTestServer;
let ann: TestUser;
let bob: TestUser;
let cleo: TestUser;
let dan: TestUser;

beforeEach(async () => {
  server = new SocketTestServer();
  [ann, bob, cleo, dan] = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => server.createUser(name)));
});
afterEach(() => server.close());

const say = (match: MatchId, person: TestUser, text: string) => server.spectatorChat.post(match, person.id, { text });

const wordsOf = ({ said }: ChatMessage) => ('text' in said ? said.text : said);

/** What this person may read now. */
async function readBy(match: MatchId, person: TestUser | null): Promise<unknown[]> {
  const lines = await server.spectatorChat.linesAfter(match, person?.id ?? null, 0);
  return (lines ?? []).map(wordsOf);
}

const heardBy = (client: TestClient) => client.messagesOfType('spectator-chat').map(({ line }) => line.said);

test('spectators read each other at once, players nothing before the match is over, by any channel', async () => {
  const match = await server.createRunningMatch([ann, bob]);
  const players = [server.watch(ann, match), server.watch(bob, match), server.watch(bob, match, { seat: 0 })];
  const spectators = [server.watch(cleo, match), server.watch(null, match)];
  await waitForSnapshots(...players, ...spectators);
  expect(await say(match, cleo, 'Ann holds the mole')).toEqual({ n: 1 });
  await waitUntil(() => spectators.every((client) => heardBy(client).length === 1));
  await waitForIdle();
  for (const player of players) expect(player.texts.join()).not.toContain('mole');
  expect(await Promise.all([cleo, dan, null, ann, bob].map((person) => readBy(match, person)))).toEqual([
    ['Ann holds the mole'],
    ['Ann holds the mole'],
    ['Ann holds the mole'],
    [],
    [],
  ]);
  await server.services.commands.resign({ match, user: ann.id });
  await say(match, cleo, 'well');
  await waitUntil(() => heardBy(players[0]).length === 1);
  expect(await readBy(match, bob)).toEqual(['Ann holds the mole', 'well']);
});

test('players do not write to spectators, nor does one whose seat a bot has taken', async () => {
  const match = await server.createTable(ann, {
    game: 'spy-connection',
    seats: ['me', 'open', { bot: 'gentle' }],
  });
  await server.join(match, bob);
  await server.services.commands.resign({ match, user: bob.id });
  for (const person of [ann, bob]) {
    expect(await say(match, person, 'hello')).toMatchObject({ code: 'forbidden' });
    expect(await readBy(match, person)).toEqual([]);
  }
});

test('there is nothing to say before spectators see the match begin, at tables without chat, and to the muted', async () => {
  const open = await server.createTable(ann, { game: 'kompromat', seats: ['me', 'open'] });
  expect(await say(open, cleo, 'hello')).toMatchObject({ code: 'forbidden' });
  const late = await server.createRunningMatch([ann, bob], 'kompromat', { delay: 60 });
  expect(await say(late, cleo, 'hello')).toMatchObject({ code: 'forbidden' });
  server.time += 60_000;
  expect(await say(late, cleo, 'hello')).toEqual({ n: 1 });
  const silent = await server.createTable(ann, { game: 'kompromat', seats: ['me', { bot: 'gentle' }], chat: false });
  expect(await say(silent, cleo, 'hello')).toMatchObject({ code: 'forbidden' });
  await server.store.moderation.mute(cleo.id, server.time + 1000);
  expect(await say(late, cleo, 'hello')).toMatchObject({ code: 'muted' });
});

test('nobody talks about a deal that is still played elsewhere', async () => {
  const first = await server.createTable(ann, { game: 'kompromat', seats: ['me', 'open'], pair: true });
  const second = (await server.services.rooms.read(first, ({ header }) => header.pair?.id)) as MatchId;
  await server.join(first, bob);
  const [eve, fay] = await Promise.all(['Eve', 'Fay'].map((name) => server.createUser(name)));
  for (const person of [cleo, eve]) await server.join(second, person);
  // Cleo plays the same cards at the other table.
  for (const person of [cleo, fay]) expect(await say(first, person, 'clubs next')).toMatchObject({ code: 'forbidden' });
  await server.services.commands.resign({ match: first, user: ann.id });
  expect(await say(first, fay, 'clubs next')).toMatchObject({ code: 'forbidden' });
  await server.services.commands.resign({ match: second, user: eve.id });
  expect(await say(first, fay, 'clubs next')).toEqual({ n: 1 });
});

test('those who have blocked each other do not read each other', async () => {
  const match = await server.createRunningMatch([ann, bob]);
  const block = { user: cleo.id, other: dan.id, kind: 'block', at: 0, note: '' } as const;
  await server.store.people.update({ remove: [], add: [block] });
  const clients = [server.watch(cleo, match), server.watch(dan, match), server.watch(null, match)];
  await waitForSnapshots(...clients);
  await say(match, dan, 'hello');
  await waitUntil(() => heardBy(clients[2]).length === 1);
  await waitForIdle();
  expect(clients.map((client) => heardBy(client).length)).toEqual([0, 1, 1]);
  await say(match, cleo, 'bye');
  expect([await readBy(match, cleo), await readBy(match, dan), await readBy(match, null)]).toEqual([
    ['bye'],
    ['hello'],
    ['hello', 'bye'],
  ]);
});

test('a removed line loses its words everywhere, and its numbers are not those of the players', async () => {
  const match = await server.createRunningMatch([ann, bob]);
  await server.services.chat.post(match, ann.id, { text: 'from a player' });
  expect(await say(match, cleo, 'something bad')).toEqual({ n: 1 });
  const watcher = server.watch(null, match);
  await waitForSnapshots(watcher);
  expect(await server.spectatorChat.remove(match, 1)).toBe(true);
  await waitUntil(() => heardBy(watcher).length === 1);
  expect(heardBy(watcher)).toEqual([{ removed: true }]);
  expect(await server.services.chat.linesAfter(match, null, 0)).toMatchObject([{ said: { text: 'from a player' } }]);
});
