import type { MatchId } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SocketTestServer, type TestUser, waitForIdle, waitUntil } from '../socket/test-helpers.ts';
import type { Reply } from './route.ts';
import { streamRoutes } from './stream-routes.ts';

let testServer: SocketTestServer;
let ann: TestUser;
let bob: TestUser;
let match: MatchId;

beforeAll(async () => {
  testServer = new SocketTestServer();
  ann = await testServer.createUser('Ann');
  bob = await testServer.createUser('Bob');
  match = await testServer.createTable(ann, { game: 'spy-connection', seats: ['me', 'open'] });
  await testServer.join(match, bob);
});

afterAll(() => testServer.close());

function requestStream(
  id: string,
  user: TestUser | null,
  accept = '*/*',
  query = {},
  signal: AbortSignal | null = null,
): Promise<Reply> {
  return streamRoutes[0].run({
    services: { ...testServer.services, hub: testServer.hub } as never,
    user: null,
    token: user?.token ?? null,
    params: { id },
    query,
    body: null,
    origin: 'http://here',
    clientAddress: 'here',
    isLocal: false,
    request: new Request(`http://here/api/matches/${id}/stream`, { headers: { accept }, signal }),
  });
}

async function openStream(reply: Promise<Reply>): Promise<{ readonly response: Response; next(): Promise<string> }> {
  const resolved = await reply;
  if (!('response' in resolved) || !resolved.response.body) throw new Error('no stream');
  const { response } = resolved;
  const reader = resolved.response.body.getReader();
  return {
    response,
    next: async () => new TextDecoder().decode((await reader.read()).value),
  };
}

async function playFirstMove(): Promise<void> {
  const view = await testServer.matchView(match, 0 as never);
  const { version, legal } = view.legal.length > 0 ? view : await testServer.matchView(match, 1 as never);
  const user = view.legal.length > 0 ? ann.id : bob.id;
  await testServer.services.commands.move({ match, user, version, move: legal[0], lag: 0 });
}

describe('a stream', () => {
  test('has one JSON value per line: the view, then updates', async () => {
    const { response, next } = await openStream(requestStream(match, ann, '*/*', { since: '0' }));
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(JSON.parse(await next())).toMatchObject({
      type: 'snapshot',
      match: { id: match, seat: 0 },
      events: [{ version: 1 }, { version: 2 }],
    });
    await playFirstMove();
    const text = await next();
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ type: 'update', on: 0, events: [{ version: 3, seat: 0 }] });
  });

  test('has server-sent events if they are accepted', async () => {
    const { response, next } = await openStream(requestStream(match, null, 'text/event-stream'));
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await next()).toMatch(/^data: \{"type":"snapshot".*\}\n\n$/);
  });

  test('sends keep-alives', async () => {
    const { next } = await openStream(requestStream(match, null));
    await next();
    for (let tick = 0; tick < 20; tick++) testServer.hub.tick();
    const texts = [await next(), await next()];
    expect(texts.toSorted()).toEqual(['\n', expect.stringContaining('"spectators"')]);
    for (let tick = 0; tick < 20; tick++) testServer.hub.tick();
    expect(await next()).toBe('\n');
  });

  test('that nobody reads is closed', async () => {
    const before = testServer.hub.connections.all.length;
    await openStream(requestStream(match, bob));
    expect(testServer.hub.connections.all.length).toBe(before + 1);
    const stuck = testServer.hub.connections.all.find(({ userId }) => userId === bob.id);
    for (let i = 0; i < 300; i++) stuck?.sendText('x'.repeat(1000));
    expect(testServer.hub.connections.all.length).toBe(before);
  });

  test('that is cancelled is removed from the hub', async () => {
    const before = testServer.hub.connections.all.length;
    const reply = await requestStream(match, null);
    await waitForIdle();
    if ('response' in reply) await reply.response.body?.cancel();
    await waitUntil(() => testServer.hub.connections.all.length === before);
  });

  test('of a client that is gone before the response, or before it reads, is removed from the hub', async () => {
    const count = () => testServer.hub.connections.all.length;
    const before = count();
    await requestStream(match, null, '*/*', {}, AbortSignal.abort());
    expect(count()).toBe(before);
    const client = new AbortController();
    await requestStream(match, null, '*/*', {}, client.signal);
    expect(count()).toBe(before + 1);
    client.abort();
    expect(count()).toBe(before);
  });

  test('of an unknown match is refused', async () => {
    expect(await requestStream('nothing', null)).toMatchObject({ refusal: { code: 'not-found' } });
    expect(await requestStream('A'.repeat(22), null)).toMatchObject({ refusal: { code: 'not-found' } });
  });
});
