import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revealing } from '../http/revealing.ts';
import { type Person, playFirst, quiet, ready, TestHouse, until } from '../socket/testing.ts';

let house: TestHouse;
let people: readonly Person[];

beforeAll(async () => {
  house = new TestHouse();
  people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => house.person(name)));
});
afterAll(() => house.close());

/** Two tables with the same deal, all four seats taken. */
async function pair(): Promise<readonly [MatchId, MatchId]> {
  const [ann, bob, cleo, dan] = people;
  const first = await house.table(ann, { game: 'kompromat', seats: ['me', 'open'], pair: true });
  const second = (await house.house.rooms.look(first, ({ header }) => header.pair?.id)) as MatchId;
  await house.join(first, bob);
  for (const person of [cleo, dan]) await house.join(second, person);
  return [first, second];
}

test('at a socket too, nobody without a seat sees a move of a pair while one of the two is played', async () => {
  const [ann, bob, cleo, dan] = people;
  const [first, second] = await pair();
  const players = [house.watch(ann, first), house.watch(bob, first)];
  const onlookers = [
    house.watch(cleo, first),
    house.watch(dan, first, { seat: 0 }),
    house.watch(null, first),
  ];
  await ready(...players, ...onlookers);
  for (let i = 0; i < 6; i++) await playFirst(...players);
  await quiet();
  for (const onlooker of onlookers) {
    expect(onlooker.reader.page(1)).toMatchObject({ view: null, seat: null, status: 'open' });
    expect(onlooker.of('moved')).toEqual([]);
  }
  await house.house.wishes.resign({ match: first, user: ann.id });
  await quiet();
  for (const onlooker of onlookers)
    expect(onlooker.reader.page(1)).toMatchObject({ view: null, result: null });

  await house.house.wishes.resign({ match: second, user: cleo.id });
  // As a house with its servants does when the second of two ends.
  house.house.bus.publish({ type: 'match', id: first, version: 0 });
  await until(() => onlookers.every((one) => one.reader.page(1)?.status === 'over'));
  expect(onlookers[0].reader.page(1)).toEqual(await house.page(first, 'spectator'));
});

test('nor does anybody without a seat hear what is said there meanwhile', async () => {
  const [ann, bob, cleo] = people;
  const [first, second] = await pair();
  const [player, twin, stranger] = [
    house.watch(bob, first),
    house.watch(cleo, first),
    house.watch(null, first),
  ];
  await ready(player, twin, stranger);
  const { chat } = house.hub.house;
  house.time += 1000;
  await chat.say(first, ann.id, { text: 'I hold the mole' });
  await until(() => player.of('chat').length === 1);
  await quiet();
  expect([twin.of('chat'), stranger.of('chat')]).toEqual([[], []]);
  const heard = async () =>
    Promise.all([bob.id, cleo.id, null].map(async (user) => (await chat.since(first, user, 0))?.length));
  expect(await heard()).toEqual([1, 0, 0]);
  await house.house.wishes.resign({ match: first, user: ann.id });
  expect(await heard()).toEqual([1, 0, 0]);
  await house.house.wishes.resign({ match: second, user: cleo.id });
  expect(await heard()).toEqual([1, 1, 1]);
});

test('at a table with a delay, who sits down at one of a pair is seen as late as everything else', async () => {
  const [ann, bob] = people;
  const first = await house.table(ann, { game: 'kompromat', seats: ['me', 'open'], pair: true, delay: 60 });
  const stranger = house.watch(null, first);
  await ready(stranger);
  await house.join(first, bob);
  await quiet();
  const seen = async () => {
    const { outside } = await revealing(house.house, first);
    return house.house.rooms.look(first, (table) => outside(table).version);
  };
  expect([await seen(), stranger.reader.page(1)?.version]).toEqual([0, 0]);
  house.time += 60_000;
  house.hub.tick();
  await until(() => stranger.reader.page(1)?.version === 1);
  expect(await seen()).toBe(1);
});
