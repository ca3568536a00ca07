import type { MatchId, UserId } from '@safehouse/protocol';
import type { TableHeader } from '@safehouse/table';
import { ANN, BOB, CLEO, DAN, openChair, personChair } from '@safehouse/table/test-helpers';
import { afterAll, describe, expect, test } from 'vitest';
import type { BusMessage } from '../bus/bus.ts';
import { createTestServices, openTable, playToEnd, resignSeat } from '../lobby/test-helpers.ts';
import { MAX_CHAT_LINES, MAX_LINES_READ } from '../store/chat-store.ts';
import { Visibility } from '../visibility/visibility.ts';
import { Chat } from './chat.ts';

const services = createTestServices(afterAll);

function createChat(mayPost: (user: UserId) => boolean): Chat {
  const visibility = new Visibility(services);
  return new Chat({ ...services, store: services.store.chat, visibility, mayPost });
}

async function createTableWithChat(parts: Partial<TableHeader> = {}) {
  return { chat: createChat(() => true), id: await openTable(services, parts) };
}

const HELLO = { phrase: 'hello' } as const;

test('what a player says is kept and read by everybody, the oldest first', async () => {
  const { chat, id } = await createTableWithChat();
  expect(await chat.post(id, ANN, HELLO)).toEqual({ n: 1 });
  expect(await chat.post(id, BOB, { text: 'hi' })).toEqual({ n: 2 });
  const lines = [
    { n: 1, at: services.now(), user: ANN, name: 'ann', said: HELLO },
    { n: 2, at: services.now(), user: BOB, name: 'bob', said: { text: 'hi' } },
  ];
  for (const reader of [ANN, BOB, CLEO, null]) expect(await chat.linesAfter(id, reader, 0)).toEqual(lines);
  expect(await chat.linesAfter(id, null, 1)).toEqual(lines.slice(1));
});

test('everybody is told after a line is kept, not before', async () => {
  const { chat, id } = await createTableWithChat();
  const heard: (readonly [BusMessage, Promise<number>])[] = [];
  services.bus.subscribe((note) => heard.push([note, services.store.chat.lastLineNumber(id)]));
  await chat.post(id, ANN, HELLO);
  expect(heard.map(([note]) => note)).toEqual([{ type: 'chat', id, line: 1 }]);
  expect(await heard[0][1]).toBe(1);
});

test('lines said at once get numbers of their own', async () => {
  const { chat, id } = await createTableWithChat();
  const said = await Promise.all([ANN, BOB, ANN, BOB, ANN].map((user) => chat.post(id, user, HELLO)));
  expect(said.map((line) => ('n' in line ? line.n : line.code)).toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test.each<[string, Partial<TableHeader>, UserId]>([
  ['spectators do not talk', {}, CLEO],
  ['nobody talks where chat is off', { chat: false }, ANN],
])('%s', async (_, parts, user) => {
  const { chat, id } = await createTableWithChat(parts);
  expect(await chat.post(id, user, HELLO)).toMatchObject({ code: 'forbidden' });
  expect(await chat.linesAfter(id, ANN, 0)).toEqual([]);
});

test('who talks too much is slowed down', async () => {
  const { id } = await createTableWithChat();
  const chat = createChat((user) => user !== BOB);
  expect(await chat.post(id, BOB, HELLO)).toMatchObject({ code: 'too-many-requests' });
  expect(await chat.post(id, ANN, HELLO)).toEqual({ n: 1 });
});

test('a full chat goes on without its oldest line', async () => {
  const { chat, id } = await createTableWithChat();
  for (let n = 1; n <= MAX_CHAT_LINES; n++)
    await services.store.chat.add(id, { n, at: services.now(), user: BOB, said: HELLO });
  expect(await chat.post(id, ANN, { text: 'me too' })).toEqual({ n: MAX_CHAT_LINES + 1 });
  const lines = await services.store.chat.linesSince(id, 0);
  expect([lines.length, lines[0].n, lines.at(-1)?.said]).toEqual([MAX_CHAT_LINES, 2, { text: 'me too' }]);
  const read = (await chat.linesAfter(id, BOB, 0)) ?? [];
  expect([read.length, read.at(-1)?.n]).toEqual([MAX_LINES_READ, MAX_CHAT_LINES + 1]);
  expect(await chat.lineFor(id, BOB, 2)).toMatchObject({ n: 2, said: HELLO });
});

test('there is no chat without a match', async () => {
  const chat = createChat(() => true);
  const nowhere = 'x'.repeat(22) as MatchId;
  expect(await chat.post(nowhere, ANN, HELLO)).toMatchObject({ code: 'not-found' });
  expect(await chat.linesAfter(nowhere, ANN, 0)).toBeNull();
});

describe('[AA-33] partners', () => {
  const chairs = [ANN, BOB, CLEO, DAN].map(personChair);

  test('say nothing while they play, not even a phrase', async () => {
    const { chat, id } = await createTableWithChat({ game: 'agent-avenue', chairs });
    for (const user of [ANN, BOB, CLEO, DAN]) {
      expect(await chat.post(id, user, HELLO)).toMatchObject({ code: 'forbidden' });
      expect(await chat.post(id, user, { text: 'I have the mole' })).toMatchObject({ code: 'forbidden' });
    }
  });

  test('talk before and after', async () => {
    const { chat, id } = await createTableWithChat({ game: 'agent-avenue', chairs });
    await playToEnd(services, id, 1);
    expect(await chat.post(id, ANN, { text: 'well played' })).toEqual({ n: 1 });
    const waiting = await openTable(services, {
      game: 'agent-avenue',
      chairs: [personChair(ANN), openChair, openChair, openChair],
    });
    expect(await chat.post(waiting, ANN, HELLO)).toEqual({ n: 1 });
  });

  test.each([
    ['agent-avenue', chairs.slice(0, 2)],
    ['spy-connection', chairs],
  ])('are not all who sit at a table: %s', async (game, seated) => {
    const { chat, id } = await createTableWithChat({ game, chairs: seated });
    expect(await chat.post(id, BOB, { text: 'hm' })).toEqual({ n: 1 });
  });
});

test('spectators of a delayed match hear as late as they see', async () => {
  const { chat, id } = await createTableWithChat({ delay: 60 });
  await chat.post(id, ANN, HELLO);
  expect(await chat.linesAfter(id, BOB, 0)).toHaveLength(1);
  expect(await chat.linesAfter(id, CLEO, 0)).toEqual([]);
  services.advanceTime(59_999);
  expect(await chat.linesAfter(id, null, 0)).toEqual([]);
  services.advanceTime(1);
  expect(await chat.linesAfter(id, null, 0)).toHaveLength(1);
});

test('a removed line keeps its place and loses its words', async () => {
  const { chat, id } = await createTableWithChat();
  await chat.post(id, ANN, { text: 'something bad' });
  expect(await chat.remove(id, 1)).toBe(true);
  expect(await chat.remove(id, 2)).toBe(false);
  expect(await chat.linesAfter(id, BOB, 0)).toMatchObject([{ n: 1, said: { removed: true } }]);
  expect(await services.store.chat.linesOf(ANN)).toContainEqual({
    match: id,
    n: 1,
    at: services.now(),
    user: ANN,
    said: null,
  });
});

test('players talk on after the end, and who goes takes their words along', async () => {
  const { chat, id } = await createTableWithChat();
  await resignSeat(services, id, 0);
  await chat.post(id, ANN, { text: 'good match' });
  await chat.post(id, BOB, HELLO);
  await services.store.chat.eraseUser(ANN);
  expect(await chat.linesAfter(id, BOB, 0)).toMatchObject([{ said: { removed: true } }, { said: HELLO }]);
});
