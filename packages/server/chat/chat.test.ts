import type { MatchId, UserId } from '@safehouse/protocol';
import type { TableHeader } from '@safehouse/table';
import { ANN, BOB, CLEO, DAN, free, person } from '@safehouse/table/testing';
import { afterAll, describe, expect, test } from 'vitest';
import type { Note } from '../bus/bus.ts';
import { isClosed } from '../lobby/closed.ts';
import { openTable, playOut, resign, smallHouse } from '../lobby/testing.ts';
import { Chat } from './chat.ts';

const house = smallHouse(afterAll);

function chatWith(mayTalk: (user: UserId) => boolean): Chat {
  const closed = (match: MatchId) => isClosed(house, match);
  return new Chat({ ...house, store: house.store.chat, mayTalk, isClosed: closed });
}

async function table(parts: Partial<TableHeader> = {}) {
  return { chat: chatWith(() => true), id: await openTable(house, parts) };
}

const HELLO = { phrase: 'hello' } as const;

test('what a player says is kept and read by everybody, the oldest first', async () => {
  const { chat, id } = await table();
  expect(await chat.say(id, ANN, HELLO)).toEqual({ n: 1 });
  expect(await chat.say(id, BOB, { text: 'hi' })).toEqual({ n: 2 });
  const lines = [
    { n: 1, at: house.now(), user: ANN, name: 'ann', said: HELLO },
    { n: 2, at: house.now(), user: BOB, name: 'bob', said: { text: 'hi' } },
  ];
  for (const reader of [ANN, BOB, CLEO, null]) expect(await chat.since(id, reader, 0)).toEqual(lines);
  expect(await chat.since(id, null, 1)).toEqual(lines.slice(1));
});

test('everybody is told after a line is kept, not before', async () => {
  const { chat, id } = await table();
  const heard: (readonly [Note, Promise<number>])[] = [];
  house.bus.subscribe((note) => heard.push([note, house.store.chat.last(id)]));
  await chat.say(id, ANN, HELLO);
  expect(heard.map(([note]) => note)).toEqual([{ type: 'chat', id, line: 1 }]);
  expect(await heard[0][1]).toBe(1);
});

test('lines said at once get numbers of their own', async () => {
  const { chat, id } = await table();
  const said = await Promise.all([ANN, BOB, ANN, BOB, ANN].map((user) => chat.say(id, user, HELLO)));
  expect(said.map((line) => ('n' in line ? line.n : line.code)).toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test.each<[string, Partial<TableHeader>, UserId]>([
  ['onlookers do not talk', {}, CLEO],
  ['nobody talks where chat is off', { chat: false }, ANN],
])('%s', async (_, parts, user) => {
  const { chat, id } = await table(parts);
  expect(await chat.say(id, user, HELLO)).toMatchObject({ code: 'forbidden' });
  expect(await chat.since(id, ANN, 0)).toEqual([]);
});

test('who talks too much is slowed down', async () => {
  const { id } = await table();
  const chat = chatWith((user) => user !== BOB);
  expect(await chat.say(id, BOB, HELLO)).toMatchObject({ code: 'too-many-requests' });
  expect(await chat.say(id, ANN, HELLO)).toEqual({ n: 1 });
});

test('there is no chat without a match', async () => {
  const chat = chatWith(() => true);
  const nowhere = 'x'.repeat(22) as MatchId;
  expect(await chat.say(nowhere, ANN, HELLO)).toMatchObject({ code: 'not-found' });
  expect(await chat.since(nowhere, ANN, 0)).toBeNull();
});

describe('[AA-33] partners', () => {
  const chairs = [ANN, BOB, CLEO, DAN].map(person);

  test('say nothing while they play, not even a phrase', async () => {
    const { chat, id } = await table({ game: 'agent-avenue', chairs });
    for (const user of [ANN, BOB, CLEO, DAN]) {
      expect(await chat.say(id, user, HELLO)).toMatchObject({ code: 'forbidden' });
      expect(await chat.say(id, user, { text: 'I have the mole' })).toMatchObject({ code: 'forbidden' });
    }
  });

  test('talk before and after', async () => {
    const { chat, id } = await table({ game: 'agent-avenue', chairs });
    await playOut(house, id, 1);
    expect(await chat.say(id, ANN, { text: 'well played' })).toEqual({ n: 1 });
    const waiting = await openTable(house, { game: 'agent-avenue', chairs: [person(ANN), free, free, free] });
    expect(await chat.say(waiting, ANN, HELLO)).toEqual({ n: 1 });
  });

  test.each([
    ['agent-avenue', chairs.slice(0, 2)],
    ['spy-connection', chairs],
  ])('are not all who sit at a table: %s', async (game, seated) => {
    const { chat, id } = await table({ game, chairs: seated });
    expect(await chat.say(id, BOB, { text: 'hm' })).toEqual({ n: 1 });
  });
});

test('onlookers of a delayed match hear as late as they see', async () => {
  const { chat, id } = await table({ delay: 60 });
  await chat.say(id, ANN, HELLO);
  expect(await chat.since(id, BOB, 0)).toHaveLength(1);
  expect(await chat.since(id, CLEO, 0)).toEqual([]);
  house.wait(59_999);
  expect(await chat.since(id, null, 0)).toEqual([]);
  house.wait(1);
  expect(await chat.since(id, null, 0)).toHaveLength(1);
});

test('a removed line keeps its place and loses its words', async () => {
  const { chat, id } = await table();
  await chat.say(id, ANN, { text: 'something bad' });
  expect(await chat.remove(id, 1)).toBe(true);
  expect(await chat.remove(id, 2)).toBe(false);
  expect(await chat.since(id, BOB, 0)).toMatchObject([{ n: 1, said: { removed: true } }]);
  expect(await house.store.chat.linesOf(ANN)).toContainEqual({
    match: id,
    n: 1,
    at: house.now(),
    user: ANN,
    said: null,
  });
});

test('players talk on after the end, and who goes takes their words along', async () => {
  const { chat, id } = await table();
  await resign(house, id, 0);
  await chat.say(id, ANN, { text: 'good match' });
  await chat.say(id, BOB, HELLO);
  await house.store.chat.forget(ANN);
  expect(await chat.since(id, BOB, 0)).toMatchObject([{ said: { removed: true } }, { said: HELLO }]);
});
