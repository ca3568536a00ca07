import { type ClientMessage, type MatchId, type MatchView, newMatchId, type ServerMessage } from '@safehouse/protocol';
import { commands } from '@safehouse/table';
import { ANN } from '@safehouse/table/test-helpers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser } from '../online/session.ts';
import type { MatchSource } from './match-source.ts';
import { createOnlineMatch } from './online-match.ts';
import { TableServer } from './test-helpers.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
});

const COMMITMENT = 'c'.repeat(64);

let server: TableServer;
let match: MatchSource;
let next: MatchId;
let requests: string[];
let answers: { [path: string]: object };

beforeEach(async () => {
  vi.useFakeTimers();
  next = newMatchId();
  requests = [];
  answers = { '/api/commitments': { commitment: COMMITMENT } };
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    requests.push(`${method} ${path}`);
    const answer = answers[path];
    return new Response(JSON.stringify(answer ?? { code: 'not-found', message: '' }), { status: answer ? 200 : 404 });
  });
  currentUser.value = { id: ANN, name: 'Ann', kind: 'guest', isAdmin: false } as never;
  server = await TableServer.start();
  match = createOnlineMatch(server.table.header.id, server.network.client);
  server.connect();
  server.publish(commands.resign(server.table, 0 as never, 'gentle'));
  requests.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  currentUser.value = null;
});

/** What the browser has remembered of the deal of the rematch. */
const rememberedDeal = () =>
  JSON.parse(stored.get('safehouse.deals') ?? '[]').find((deal: { readonly match: string }) => deal.match === next);

const finishedMatch = () => server.table.header.id;

/** The rematch as the page may see it: without a seat it may still join. */
function rematchView({ isSeated }: { readonly isSeated: boolean }): MatchView {
  const view = {
    ...match.matchView.value!,
    id: next,
    status: 'open',
    version: 0,
    result: null,
    rematch: null,
  } as const;
  return { ...view, seat: isSeated ? (0 as never) : null, seats: isSeated ? [0 as never] : [] };
}

const snapshot = (view: MatchView, on = 2): ServerMessage => ({ type: 'snapshot', on, match: view, events: [] });

/** The next message that the page has sent. */
async function nextMessage<T extends ClientMessage['type']>(type: T): Promise<Extract<ClientMessage, { type: T }>> {
  await vi.waitFor(() => expect(server.network.latest.inbox.map((message) => message.type)).toContain(type));
  const messages = server.network.latest.readAll();
  return messages.find((message) => message.type === type) as Extract<ClientMessage, { type: T }>;
}

function answerRematch({ on, key }: Extract<ClientMessage, { type: 'rematch' }>): void {
  server.network.latest.deliver({ type: 'done', on, version: 0, match: next, ...(key !== undefined && { key }) });
}

test('starts the rematch over the connection, and its page opens with what the server has sent', async () => {
  const path = match.rematch();
  const asked = await nextMessage('rematch');
  expect(asked).toMatchObject({ on: 1, next: 2, commitment: COMMITMENT, seed: expect.any(String) });
  answerRematch(asked);
  server.network.latest.deliver(snapshot(rematchView({ isSeated: true })));
  expect(await path).toBe(`/match/${next}`);
  expect(requests).toEqual(['POST /api/commitments']);
  expect(rememberedDeal()).toMatchObject({ commitment: COMMITMENT, seed: asked.seed });
  match.close();
  server.network.latest.readAll();
  const opened = createOnlineMatch(next, server.network.client);
  expect([opened.connection.value, opened.matchView.value?.id]).toEqual(['live', next]);
  expect(server.network.latest.inbox).toEqual([]);
  const view = opened.matchView.value!;
  server.network.latest.deliver({ type: 'update', on: 2, events: [], changes: [[['status'], 'running']] });
  expect(opened.matchView.value).toEqual({ ...view, status: 'running' });
});

test('joins a rematch with a seed that was drawn after its commitment was shown', async () => {
  server.publish([{ type: 'rematched', next }]);
  const path = match.rematch();
  expect(await nextMessage('watch')).toMatchObject({ on: 2, match: next, since: 0 });
  server.network.latest.deliver(snapshot(rematchView({ isSeated: false })));
  const asked = await nextMessage('rematch');
  expect(asked).toEqual({ type: 'rematch', on: 1, seed: rememberedDeal().seed, key: asked.key });
  answerRematch(asked);
  expect(await path).toBe(`/match/${next}`);
  expect(requests).toEqual([]);
});

test('if the other player has started it at the same moment, joins it with another seed', async () => {
  const path = match.rematch();
  const first = await nextMessage('rematch');
  answerRematch(first);
  server.network.latest.deliver(snapshot(rematchView({ isSeated: false })));
  const second = await nextMessage('rematch');
  expect(second.commitment).toBeUndefined();
  expect(second.seed).not.toBe(first.seed);
  answerRematch(second);
  expect(await path).toBe(`/match/${next}`);
});

test('shows why the rematch was refused, and watches nothing more', async () => {
  const path = match.rematch();
  const { on, key = '' } = await nextMessage('rematch');
  server.network.latest.deliver({ type: 'refused', on, key, refusal: { code: 'too-many-tables', message: '' } });
  expect(await path).toBeNull();
  expect(match.refusal.value).toMatchObject({ code: 'too-many-tables' });
  expect(server.network.latest.readAll()).toEqual([{ type: 'leave', on: 2 }]);
});

test('without a connection, or if it is lost, or if the server does not answer, asks over HTTP', async () => {
  answers[`/api/matches/${finishedMatch()}/rematch`] = { id: next, joinUrl: 'there' };
  const rematchRequest = `POST /api/matches/${finishedMatch()}/rematch`;
  const unanswered = match.rematch();
  await nextMessage('rematch');
  vi.advanceTimersByTime(5000);
  expect(await unanswered).toBe(`/match/${next}`);
  const lost = match.rematch();
  await nextMessage('rematch');
  server.network.latest.drop();
  expect(await lost).toBe(`/match/${next}`);
  expect(await match.rematch()).toBe(`/match/${next}`);
  expect(requests.filter((request) => request === rematchRequest)).toHaveLength(3);
});

test('if this server does not have the rules of the match, asks over HTTP, where another may answer', async () => {
  answers[`/api/matches/${finishedMatch()}/rematch`] = { id: next, joinUrl: 'there' };
  const path = match.rematch();
  const { on, key = '' } = await nextMessage('rematch');
  server.network.latest.deliver({ type: 'refused', on, key, refusal: { code: 'other-rules', message: '' } });
  expect(await path).toBe(`/match/${next}`);
});

test('a rematch whose page is not opened is not watched for long', async () => {
  const path = match.rematch();
  answerRematch(await nextMessage('rematch'));
  server.network.latest.deliver(snapshot(rematchView({ isSeated: true })));
  await path;
  vi.advanceTimersByTime(10_000);
  expect(server.network.latest.readAll()).toEqual([{ type: 'leave', on: 2 }]);
});
