import { createGameLoader } from '@safehouse/games/registry';
import { createTableRequest, type MatchId, NO_MATCH_ID } from '@safehouse/protocol';
import { COUNTING_GAMES } from '@safehouse/table/test-helpers';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredMatch } from '../local/match-db.ts';
import { MatchRunner } from '../local/match-runner.ts';
import { createRequestHandlers, handleRequest } from '../local/request-handlers.ts';
import { WorkerClient, type WorkerPort } from '../local/worker-client.ts';
import type { WorkerMessage } from '../local/worker-messages.ts';
import { createLocalMatch } from './local-match.ts';

let stored: Map<MatchId, StoredMatch>;
let client: WorkerClient;

/** Runs the worker's code in this thread, behind a port that copies messages as a real one does. */
function startWorker(): WorkerPort {
  const post = (data: WorkerMessage) => port.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
  const storage = {
    put: async (match: StoredMatch) => void stored.set(match.id, structuredClone(match)),
    get: async (id: MatchId) => stored.get(id) ?? null,
  };
  const runner = new MatchRunner(storage, post, createGameLoader(COUNTING_GAMES.before));
  const handlers = createRequestHandlers(runner);
  const port: WorkerPort = {
    onmessage: null,
    postMessage(request) {
      void handleRequest(handlers, structuredClone(request)).then((result) =>
        post({ requestId: request.requestId, result }),
      );
    },
  };
  return port;
}

beforeEach(() => {
  stored = new Map();
  client = new WorkerClient(startWorker);
});

async function createMatch(): Promise<MatchId> {
  const request = createTableRequest.parse({ game: 'counting', seats: ['me', 'shared'] });
  const created = await client.request('create', request);
  if (!created.ok) throw new Error(created.refusal.message);
  return created.value;
}

async function openMatch() {
  const match = createLocalMatch(await createMatch(), client);
  await vi.waitFor(() => expect(match.connection.value).toBe('live'), 30_000);
  return match;
}

test('shows the view and the events of the match', async () => {
  const match = await openMatch();
  expect(match.matchView.value).toMatchObject({ status: 'running', version: 1, seat: 0, seats: [0, 1] });
  expect(match.events.value).toMatchObject([{ version: 1, table: { type: 'started' } }]);
  expect([match.kind, match.chat]).toEqual(['local', null]);
});

test('a match that is not in this browser is gone', async () => {
  const match = createLocalMatch(NO_MATCH_ID, client);
  await vi.waitFor(() => expect(match.connection.value).toBe('gone'), 30_000);
  expect(match.matchView.value).toBeNull();
});

test('a move is pending until it is played and stored, and the view follows the seat to act', async () => {
  const match = await openMatch();
  match.move({ type: 'count' });
  expect(match.isPending.value).toBe(true);
  await vi.waitFor(() => expect(match.isPending.value).toBe(false), 30_000);
  const { id, version, seat, view } = match.matchView.value!;
  expect([version, seat, view]).toEqual([2, 1, { count: 1 }]);
  expect(stored.get(id)?.entries).toHaveLength(2);
});

test('a refusal is shown until the next command', async () => {
  const match = await openMatch();
  match.move({ type: 'fly' });
  await vi.waitFor(() => expect(match.refusal.value).toMatchObject({ code: 'illegal-move' }), 30_000);
  match.move({ type: 'count' });
  expect(match.refusal.value).toBeNull();
  await vi.waitFor(() => expect(match.matchView.value?.version).toBe(2), 30_000);
});

test('earlier positions can be viewed', async () => {
  const match = await openMatch();
  match.move({ type: 'count' });
  await vi.waitFor(() => expect(match.matchView.value?.version).toBe(2), 30_000);
  expect(await match.matchViewAt(1)).toMatchObject({ version: 1, view: { count: 0 } });
  expect(match.matchView.value?.version).toBe(2);
});

test('an undo or a resignation is made for the seat in view', async () => {
  const match = await openMatch();
  match.move({ type: 'count' });
  await vi.waitFor(() => expect(match.matchView.value?.seat).toBe(1), 30_000);
  match.undo();
  await vi.waitFor(() => expect(match.refusal.value).toMatchObject({ code: 'nothing-to-undo' }), 30_000);
  match.resign();
  await vi.waitFor(() => expect(match.matchView.value).toMatchObject({ result: { winners: [0] } }), 30_000);
});

test('a rematch is a new match with the seats rotated', async () => {
  const match = await openMatch();
  for (let version = 1; version <= 3; version++) {
    match.move({ type: 'count' });
    await vi.waitFor(() => expect(match.matchView.value?.version).toBe(version + 1), 30_000);
  }
  expect(match.matchView.value).toMatchObject({ status: 'over', result: { winners: [0] } });
  const path = await match.rematch();
  const [before, after] = [...stored.values()];
  expect(path).toBe(`/local/${after.id}`);
  expect(after.header.chairs.map(({ type }) => type)).toEqual(['shared', 'person']);
  expect(after.header.serverSeed).not.toBe(before.header.serverSeed);
});

test('a closed match gets no more updates, and can be opened again', async () => {
  const match = await openMatch();
  const { id } = match.matchView.value!;
  match.close();
  await client.request('open', { id, seat: null });
  expect(await client.request('move', { id, seat: 0, version: 1, move: { type: 'count' } })).toMatchObject({
    ok: true,
  });
  expect(match.matchView.value?.version).toBe(1);
  const reopened = createLocalMatch(id, client);
  await vi.waitFor(() => expect(reopened.matchView.value?.version).toBe(2), 30_000);
});
