import { quickRandom, type Random, type Seat } from '@safehouse/contract';
import { GAME_SETUPS } from '@safehouse/games/testing';
import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from './test-client.ts';
import { SocketTestServer, type TestUser, waitUntil } from './test-helpers.ts';

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

/** A random player to act does something random: mostly a move, sometimes an undo or an answer to one. */
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

/** The bytes of every update to the first spectator. */
function updateSizes({ spectators: [{ texts }] }: MatchClients): number[] {
  const updates = texts.filter((text) => text.startsWith('{"type":"update"'));
  return updates.map((text) => Buffer.byteLength(text));
}

const allClients = ({ players, spectators }: MatchClients) => [...players, ...spectators];

async function waitForSameVersion(crowd: MatchClients, least: number): Promise<number> {
  const versions = () => allClients(crowd).map((client) => client.version());
  const isTogether = () => versions().every((version) => version >= least && version === versions()[0]);
  await waitUntil(isTogether, `version ${least}`);
  return versions()[0];
}

/** Plays until the end or for this many steps. Now and then another viewer subscribes. */
async function playRandomly(crowd: MatchClients, random: Random, most: number): Promise<void> {
  let version = await waitForSameVersion(crowd, 1);
  for (let step = 0; step < most && !crowd.players[0].reader.view(1)?.result; step++) {
    testServer.time += 1000;
    if (random.below(25) === 0) crowd.spectators.push(testServer.watch(null, crowd.match));
    actAtRandom(crowd, random, `step ${step}`);
    version = await waitForSameVersion(crowd, version + 1);
  }
}

const MATCHES = GAME_SETUPS.map(({ game, players }) => [game, players] as const);

const messageSizes: number[] = [];

test.for(MATCHES)(
  'who applies all changes of a match of %s for %i has the page that a newcomer gets',
  async ([game, players]) => {
    const crowd = await seatClients(game, players);
    await playRandomly(crowd, quickRandom(1000 + 7 * players), 1000);
    expect(crowd.players[0].reader.view(1)?.result).not.toBe(null);
    const fresh = await testServer.matchView(crowd.match, 'spectator');
    messageSizes.push(...updateSizes(crowd));
    for (const client of crowd.spectators) expect(client.reader.view(1)).toEqual(fresh);
    for (const [seat, client] of crowd.players.entries()) {
      expect(client.reader.view(1)).toEqual(await testServer.matchView(crowd.match, seat as Seat));
    }
    for (const client of allClients(crowd)) {
      const { version: first } = client.messagesOfType('snapshot')[0].match;
      const versions = client.messagesOfType('update').flatMap(({ events }) => events.map(({ version }) => version));
      expect(versions).toEqual(Array.from({ length: fresh.version - first }, (_, i) => first + 1 + i));
    }
  },
);

// The average of all matches together, because a short match has a larger share of long updates.
test('an update is a few hundred bytes', () => {
  expect(messageSizes.length).toBeGreaterThan(200);
  expect(messageSizes.reduce((sum, size) => sum + size, 0) / messageSizes.length).toBeLessThan(450);
});
