import { quickRandom, type Random, type Seat } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SocketTestServer, type TestClient, type TestUser, waitUntil } from './test-helpers.ts';

let testServer: SocketTestServer;
const users: TestUser[] = [];

beforeAll(async () => {
  testServer = new SocketTestServer();
  for (const name of ['Ann', 'Bob', 'Cem', 'Dan']) users.push(await testServer.createUser(name));
});

afterAll(() => testServer.close());

interface MatchClients {
  readonly match: MatchId;
  readonly players: readonly TestClient[];
  readonly spectators: TestClient[];
}

async function seatClients(game: string, players: number): Promise<MatchClients> {
  const seats = ['me' as const, ...Array.from({ length: players - 1 }, () => 'open' as const)];
  const clock = { type: 'realtime' as const, base: 600, increment: 2, onTimeout: 'lose' as const };
  const match = await testServer.createTable(users[0], { game, seats, clock });
  for (const person of users.slice(1, players)) await testServer.join(match, person);
  const clients = users.slice(0, players).map((person) => testServer.watch(person, match));
  return { match, players: clients, spectators: [testServer.watch(null, match)] };
}

/** Somebody who is to act does something at random; mostly a move, at times an undo and an answer to it. */
function actAtRandom({ players }: MatchClients, random: Random, key: string): void {
  const asked = players.find((client) => client.reader.view(1)?.undoAsked != null)?.reader.view(1);
  if (asked) {
    for (const client of players) {
      if (client.reader.view(1)?.seat !== asked.undoAsked)
        client.sendToServer({ type: 'undo', on: 1, agree: random.below(2) > 0 });
    }
    return;
  }
  const movers = players.filter((client) => (client.reader.view(1)?.legal.length ?? 0) > 0);
  const mover = movers[random.below(movers.length)];
  const { version, legal } = mover.reader.view(1)!;
  if (random.below(15) === 0) players[random.below(players.length)].sendToServer({ type: 'undo', on: 1 });
  mover.sendToServer({ type: 'move', on: 1, version, move: { ...legal[random.below(legal.length)] }, key });
}

/** What the first onlooker was sent for each move: news come as lists, and so does the page at first. */
function moveMessageSizes({ spectators: [{ texts }] }: MatchClients): number[] {
  const news = texts.filter((text) => text.startsWith('[') && !text.startsWith('[1,null,'));
  return news.map((text) => Buffer.byteLength(text));
}

const allClients = ({ players, spectators }: MatchClients) => [...players, ...spectators];

async function waitForSameVersion(crowd: MatchClients, least: number): Promise<number> {
  const versions = () => allClients(crowd).map((client) => client.version());
  const isTogether = () => versions().every((version) => version >= least && version === versions()[0]);
  await waitUntil(isTogether, `version ${least}`);
  return versions()[0];
}

/** Plays until the end or for so many steps; now and then somebody else comes to look. */
async function playRandomly(crowd: MatchClients, random: Random, most: number): Promise<void> {
  let version = await waitForSameVersion(crowd, 1);
  for (let step = 0; step < most && !crowd.players[0].reader.view(1)?.result; step++) {
    testServer.time += 1000;
    if (random.below(25) === 0) crowd.spectators.push(testServer.watch(null, crowd.match));
    actAtRandom(crowd, random, `step ${step}`);
    version = await waitForSameVersion(crowd, version + 1);
  }
}

const MATCHES = [
  ['agent-avenue', 2],
  ['agent-avenue', 4],
  ['kompromat', 2],
  ['spy-connection', 2],
  ['spy-connection', 4],
] as const;

const messageSizes: number[] = [];

test.for(MATCHES)(
  'who applies all changes of a match of %s for %i has the page that a newcomer gets',
  async ([game, players]) => {
    const crowd = await seatClients(game, players);
    await playRandomly(crowd, quickRandom(1000 + 7 * players), 1000);
    expect(crowd.players[0].reader.view(1)?.result).not.toBe(null);
    const fresh = await testServer.matchView(crowd.match, 'spectator');
    messageSizes.push(...moveMessageSizes(crowd));
    for (const client of crowd.spectators) expect(client.reader.view(1)).toEqual(fresh);
    for (const [seat, client] of crowd.players.entries()) {
      expect(client.reader.view(1)).toEqual(await testServer.matchView(crowd.match, seat as Seat));
    }
    for (const client of allClients(crowd)) {
      const versions = client.received
        .map((message) => (message.type === 'moved' ? message.v : 0))
        .filter((v) => v > 0);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      const told = client.messagesOfType('moved').reduce((sum, { h }) => sum + h.length, 0);
      expect(told + client.messagesOfType('page')[0].page.version).toBe(fresh.version);
    }
  },
);

// Of all matches together: one that is short spells out much, and which are short is for the cards to say.
test('a move is told in about a hundred bytes, and a little more where there are clocks', () => {
  expect(messageSizes.length).toBeGreaterThan(200);
  expect(messageSizes.reduce((sum, one) => sum + one, 0) / messageSizes.length).toBeLessThan(130);
});
