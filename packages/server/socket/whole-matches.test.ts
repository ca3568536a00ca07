import { quickRandom, type Random, type Seat } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type Person, TestHouse, until } from './testing.ts';

let house: TestHouse;
const people: Person[] = [];

beforeAll(async () => {
  house = new TestHouse();
  for (const name of ['Ann', 'Bob', 'Cem', 'Dan']) people.push(await house.person(name));
});

afterAll(() => house.close());

interface Crowd {
  readonly match: MatchId;
  readonly players: readonly Client[];
  readonly onlookers: Client[];
}

async function seated(game: string, players: number): Promise<Crowd> {
  const seats = ['me' as const, ...Array.from({ length: players - 1 }, () => 'open' as const)];
  const clock = { type: 'realtime' as const, base: 600, increment: 2, onTimeout: 'lose' as const };
  const match = await house.table(people[0], { game, seats, clock });
  for (const person of people.slice(1, players)) await house.join(match, person);
  const clients = people.slice(0, players).map((person) => house.watch(person, match));
  return { match, players: clients, onlookers: [house.watch(null, match)] };
}

/** Somebody who is to act does something at random; mostly a move, at times an undo and an answer to it. */
function actAtRandom({ players }: Crowd, random: Random, key: string): void {
  const asked = players.find((client) => client.reader.page(1)?.undoAsked != null)?.reader.page(1);
  if (asked) {
    for (const client of players) {
      if (client.reader.page(1)?.seat !== asked.undoAsked)
        client.say({ type: 'undo', on: 1, agree: random.below(2) > 0 });
    }
    return;
  }
  const movers = players.filter((client) => (client.reader.page(1)?.legal.length ?? 0) > 0);
  const mover = movers[random.below(movers.length)];
  const { version, legal } = mover.reader.page(1)!;
  if (random.below(15) === 0) players[random.below(players.length)].say({ type: 'undo', on: 1 });
  mover.say({ type: 'move', on: 1, version, move: { ...legal[random.below(legal.length)] }, key });
}

/** What the first onlooker was sent for each move: news come as lists, and so does the page at first. */
function bytesOfMoves({ onlookers: [{ texts }] }: Crowd): number[] {
  const news = texts.filter((text) => text.startsWith('[') && !text.startsWith('[1,null,'));
  return news.map((text) => Buffer.byteLength(text));
}

const everybody = ({ players, onlookers }: Crowd) => [...players, ...onlookers];

async function together(crowd: Crowd, least: number): Promise<number> {
  const versions = () => everybody(crowd).map((client) => client.version());
  const isTogether = () => versions().every((version) => version >= least && version === versions()[0]);
  await until(isTogether, `version ${least}`);
  return versions()[0];
}

/** Plays until the end or for so many steps; now and then somebody else comes to look. */
async function play(crowd: Crowd, random: Random, most: number): Promise<void> {
  let version = await together(crowd, 1);
  for (let step = 0; step < most && !crowd.players[0].reader.page(1)?.result; step++) {
    house.time += 1000;
    if (random.below(25) === 0) crowd.onlookers.push(house.watch(null, crowd.match));
    actAtRandom(crowd, random, `step ${step}`);
    version = await together(crowd, version + 1);
  }
}

const MATCHES = [
  ['agent-avenue', 2],
  ['agent-avenue', 4],
  ['kompromat', 2],
  ['spy-connection', 2],
  ['spy-connection', 4],
] as const;

const bytes: number[] = [];

test.for(MATCHES)(
  'who applies all changes of a match of %s for %i has the page that a newcomer gets',
  async ([game, players]) => {
    const crowd = await seated(game, players);
    await play(crowd, quickRandom(1000 + 7 * players), 1000);
    expect(crowd.players[0].reader.page(1)?.result).not.toBe(null);
    const fresh = await house.page(crowd.match, 'spectator');
    bytes.push(...bytesOfMoves(crowd));
    for (const client of crowd.onlookers) expect(client.reader.page(1)).toEqual(fresh);
    for (const [seat, client] of crowd.players.entries()) {
      expect(client.reader.page(1)).toEqual(await house.page(crowd.match, seat as Seat));
    }
    for (const client of everybody(crowd)) {
      const versions = client.heard
        .map((message) => (message.type === 'moved' ? message.v : 0))
        .filter((v) => v > 0);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      const told = client.of('moved').reduce((sum, { h }) => sum + h.length, 0);
      expect(told + client.of('page')[0].page.version).toBe(fresh.version);
    }
  },
);

// Of all matches together: one that is short spells out much, and which are short is for the cards to say.
test('a move is told in about a hundred bytes, and a little more where there are clocks', () => {
  expect(bytes.length).toBeGreaterThan(200);
  expect(bytes.reduce((sum, one) => sum + one, 0) / bytes.length).toBeLessThan(130);
});
