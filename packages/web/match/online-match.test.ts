import { SEATS, type WrittenMove } from '@safehouse/contract';
import type { ChatMessage } from '@safehouse/protocol';
import { commands } from '@safehouse/table';
import { ANN, BOB, personChair } from '@safehouse/table/test-helpers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../state/settings.ts';
import type { MatchSource } from './match-source.ts';
import { createOnlineMatch } from './online-match.ts';
import { TableServer } from './test-helpers.ts';

let server: TableServer;
let match: MatchSource;
let requests: string[];
let answers: { [path: string]: object };

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    requests.push(`${method} ${path}`);
    const answer = answers[path];
    return new Response(JSON.stringify(answer ?? { code: 'not-found', message: '' }), {
      status: answer ? 200 : 404,
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openMatch(parts: Parameters<typeof TableServer.start>[0] = {}): Promise<void> {
  server = await TableServer.start(parts);
  match = createOnlineMatch(server.table.header.id, server.network.client);
  server.connect();
}

const ownMove = (): WrittenMove => match.matchView.value!.legal[0];

/** The opponent plays until it is the page's turn. */
function playUntilOwnTurn(): void {
  while (!server.table.toAct.includes(match.matchView.value!.seat!)) {
    const [seat] = server.table.toAct;
    const [move] = server.table.match!.legal(seat);
    server.publish([{ type: 'moved', seat, move, lag: 0 }]);
  }
}

/** Expects the page to have every event of the table exactly once. */
function expectAllEvents(): void {
  const versions = server.table.entries.map(({ version }) => version);
  expect(match.events.value.map(({ version }) => version)).toEqual(versions);
}

function reconnect(): void {
  vi.advanceTimersByTime(2000);
  server.connect();
}

test('shows the match once the server has sent it', async () => {
  server = await TableServer.start();
  match = createOnlineMatch(server.table.header.id, server.network.client);
  expect([match.connection.value, match.matchView.value]).toEqual(['connecting', null]);
  server.connect();
  expect(match.connection.value).toBe('live');
  expect(match.matchView.value).toMatchObject({ id: server.table.header.id, seat: 0, version: 1 });
  expect(match.events.value).toMatchObject([{ version: 1, table: { type: 'started' } }]);
});

test('a move is pending until it is answered, and is played once', async () => {
  await openMatch();
  playUntilOwnTurn();
  const { version } = match.matchView.value!;
  match.move(ownMove());
  expect([match.isPending.value, match.matchView.value!.version]).toEqual([true, version]);
  server.flush();
  expect([match.isPending.value, match.matchView.value!.version]).toEqual([false, version + 1]);
  expectAllEvents();
});

test('a move that never reached the server is sent again after the reconnect', async () => {
  await openMatch();
  playUntilOwnTurn();
  const { version } = server.table;
  match.move(ownMove());
  server.network.latest.drop();
  expect(match.connection.value).toBe('lost');
  reconnect();
  expect([match.connection.value, match.isPending.value]).toEqual(['live', false]);
  expect([server.table.version, match.matchView.value!.version]).toEqual([version + 1, version + 1]);
});

test('a move made while offline is sent after the reconnect', async () => {
  await openMatch();
  playUntilOwnTurn();
  const { version } = server.table;
  server.network.latest.drop();
  match.move(ownMove());
  expect(match.isPending.value).toBe(true);
  reconnect();
  expect([server.table.version, match.isPending.value]).toEqual([version + 1, false]);
});

test('a move whose answer was lost is sent again under the same key and not played twice', async () => {
  await openMatch();
  playUntilOwnTurn();
  const { version } = server.table;
  match.move(ownMove());
  server.flushAndDrop();
  expect([server.table.version, match.matchView.value!.version]).toEqual([version + 1, version]);
  reconnect();
  const [first, second] = server.received.filter(({ type }) => type === 'move');
  expect(second).toEqual(first);
  expect([match.isPending.value, match.refusal.value]).toEqual([false, null]);
  expect([server.table.version, match.matchView.value!.version]).toEqual([version + 1, version + 1]);
  expectAllEvents();
});

test('a resignation whose answer was lost is not sent again', async () => {
  await openMatch();
  match.resign();
  server.network.latest.drop();
  reconnect();
  expect([server.table.status, match.isPending.value]).toEqual(['running', false]);
});

test('events missed while offline are added to the known ones', async () => {
  await openMatch();
  playUntilOwnTurn();
  server.network.latest.drop();
  const { seat } = match.matchView.value!;
  server.publish(commands.resign(server.table, SEATS[seat === 0 ? 1 : 0], 'gentle'));
  reconnect();
  expect(match.matchView.value).toMatchObject({ status: 'over' });
  expectAllEvents();
});

test('a refusal is shown until the next command, and the match stays as it was', async () => {
  await openMatch();
  playUntilOwnTurn();
  const { version } = server.table;
  match.move({ type: 'fly' });
  server.flush();
  expect(match.refusal.value).toMatchObject({ code: 'illegal-move' });
  expect([match.isPending.value, server.table.version]).toEqual([false, version]);
  match.move(ownMove());
  expect(match.refusal.value).toBeNull();
});

test('a move based on an old version is refused as stale', async () => {
  await openMatch();
  playUntilOwnTurn();
  match.move(ownMove());
  server.publish([{ type: 'undo-asked', seat: SEATS[1], to: 1 }]);
  server.flush();
  expect(match.refusal.value).toMatchObject({ code: 'stale' });
});

test('on a shared device the view follows the seat to act', async () => {
  await openMatch({ chairs: [personChair(ANN), { type: 'shared', user: ANN }] });
  const first = match.matchView.value!.seat!;
  for (let moves = 0; match.matchView.value!.seat === first && moves < 40; moves++) {
    match.move(ownMove());
    server.flush();
  }
  const { seat, toAct, legal } = match.matchView.value!;
  expect([seat, toAct, legal.length > 0]).toEqual([1 - first, [1 - first], true]);
});

test('another seat replaces the view and all events', async () => {
  await openMatch({ chairs: [personChair(ANN), { type: 'shared', user: ANN }] });
  const { toAct } = match.matchView.value!;
  match.switchSeat(toAct[0]);
  expect(server.network.latest.inbox).toMatchObject([{ type: 'watch', seat: toAct[0], since: 0 }]);
  server.flush();
  expect(match.matchView.value!.seat).toBe(toAct[0]);
  expectAllEvents();
});

test('a match that does not exist is gone, and stays gone after a loss', async () => {
  await openMatch();
  const { latest } = server.network;
  latest.deliver({ type: 'refused', on: 1, refusal: { code: 'not-found', message: '' } });
  expect(match.connection.value).toBe('gone');
  latest.drop();
  expect(match.connection.value).toBe('gone');
});

test('if a server does not have the rules of the match, the client connects to another one', async () => {
  await openMatch();
  const { latest } = server.network;
  latest.deliver({ type: 'refused', on: 1, refusal: { code: 'other-rules', message: '' } });
  expect(latest.readyState).toBe(WebSocket.CLOSING);
});

test('chat has earlier messages, each once and in order, and sends new ones', async () => {
  const line = (n: number): ChatMessage => ({ n, at: 0, user: BOB, name: 'Bob', said: { text: `${n}` } });
  server = await TableServer.start();
  const { id } = server.table.header;
  answers[`/api/matches/${id}/chat`] = { lines: [line(1), line(2)] };
  match = createOnlineMatch(id, server.network.client);
  server.connect();
  server.network.latest.deliver({ type: 'chat', on: 1, match: id, line: line(3) });
  server.network.latest.deliver({ type: 'chat', on: 1, match: id, line: line(2) });
  await vi.waitFor(() => expect(match.chat?.lines.value).toEqual([line(1), line(2), line(3)]), 30_000);
  match.chat?.send({ phrase: 'hello' });
  expect(server.network.latest.inbox).toMatchObject([{ type: 'chat', on: 1, say: { phrase: 'hello' } }]);
});

test('earlier chat messages are requested after the first snapshot of a connection, when new ones are already sent', async () => {
  server = await TableServer.start();
  const { id } = server.table.header;
  const requestCount = () => requests.filter((request) => request === `GET /api/matches/${id}/chat`).length;
  match = createOnlineMatch(id, server.network.client);
  expect(requestCount()).toBe(0);
  server.connect();
  await vi.waitFor(() => expect(requestCount()).toBe(1));
  server.network.latest.drop();
  reconnect();
  await vi.waitFor(() => expect(requestCount()).toBe(2));
});

test('chat counts what others have said since it was last read', async () => {
  const line = (n: number, user: string): ChatMessage => ({ n, at: 0, user, name: null, said: { text: `${n}` } });
  await openMatch();
  const { id } = server.table.header;
  for (const n of [1, 2]) server.network.latest.deliver({ type: 'chat', on: 1, match: id, line: line(n, BOB) });
  expect(match.chat?.unreadCount.value).toBe(2);
  match.chat?.markRead();
  expect(match.chat?.unreadCount.value).toBe(0);
  const removed: ChatMessage = { ...line(4, BOB), said: { removed: true } };
  for (const more of [line(3, BOB), removed])
    server.network.latest.deliver({ type: 'chat', on: 1, match: id, line: more });
  expect(match.chat?.unreadCount.value).toBe(1);
});

test('who is away is known until the server says otherwise, or the match is watched again', async () => {
  await openMatch();
  const away = [{ seat: 1, since: 5 }];
  server.network.latest.deliver({ type: 'presence', on: 1, away, claimAfterMs: 120_000 });
  expect(match.presence.value).toMatchObject({ away, claimAfterMs: 120_000 });
  server.network.latest.deliver({ type: 'presence', on: 1, away: [], claimAfterMs: 120_000 });
  expect(match.presence.value.away).toEqual([]);
  server.network.latest.deliver({ type: 'presence', on: 1, away, claimAfterMs: 120_000 });
  server.network.latest.drop();
  reconnect();
  expect(match.presence.value.away).toEqual([]);
});

test('a claim is sent under a key and shown as pending until it is answered', async () => {
  await openMatch();
  match.claim();
  const [claim] = server.network.latest.inbox;
  expect([claim, match.isPending.value]).toMatchObject([{ type: 'claim', on: 1 }, true]);
  const key = 'key' in claim ? claim.key : undefined;
  const refusal = { code: 'not-absent', message: '' } as const;
  server.network.latest.deliver({ type: 'refused', on: 1, refusal, ...(key !== undefined && { key }) });
  expect([match.isPending.value, match.refusal.value?.code]).toEqual([false, 'not-absent']);
});

test('joining is refused with the reason, and the match is watched again', async () => {
  await openMatch();
  settings.name.value = 'Ann';
  answers['/api/guest'] = { user: { id: ANN, name: 'Ann', kind: 'guest' } };
  match.join();
  await vi.waitFor(() => expect(match.refusal.value).toMatchObject({ code: 'not-found' }), 30_000);
  expect(requests).toContain(`POST /api/matches/${server.table.header.id}/join`);
  expect(server.network.latest.inbox).toMatchObject([{ type: 'watch', since: 0 }]);
});

test('a closed match gets no more messages', async () => {
  await openMatch();
  playUntilOwnTurn();
  const { version } = match.matchView.value!;
  match.close();
  expect(server.network.latest.inbox).toEqual([{ type: 'leave', on: 1 }]);
  server.publish(commands.resign(server.table, SEATS[1], 'gentle'));
  expect(match.matchView.value!.version).toBe(version);
});
