import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { newUserId } from '@safehouse/protocol';
import { ANN, BOB } from '@safehouse/table/test-helpers';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_RESPONSE_HEADER_BYTES } from './bounded-post.ts';
import { OUTBOUND_LIMITS, OutboundClient, type OutboundRequest } from './outbound-client.ts';
import type { OutboundPolicy } from './outbound-policy.ts';
import { LOCALHOST, respondNever, respondOk, startTcpServer, writeForever } from './test-helpers.ts';

const DEADLINE_MS = 500;
/** Generous, for a busy machine. Without a deadline none of the requests below would end. */
const MAX_WAIT_MS = 5000;
/** What may be in the buffers of a connection that is closed at once. */
const MAX_BUFFERED_BYTES = 16 * 2 ** 20;

function createClient(policy: Partial<OutboundPolicy> = {}, deadlineMs = DEADLINE_MS): OutboundClient {
  const client = new OutboundClient({ policy: { ...LOCALHOST, ...policy }, deadlineMs });
  onTestFinished(() => client.close());
  return client;
}

const requestTo = (url: string, user = ANN): OutboundRequest => ({
  kind: 'webhook',
  user,
  url,
  headers: {},
  body: '{}',
});

const outcome = (sent: Promise<number>) => sent.catch(() => 'failed' as const);

const HEAD = 'HTTP/1.1 200 OK\r\n';
const LARGE = 'x'.repeat(65_536);

function writeThenForever(start: string, chunk: string) {
  return (socket: Socket) => {
    socket.write(start);
    writeForever(socket, chunk);
  };
}

function writeSlowly(text: string) {
  return async (socket: Socket) => {
    for (const byte of text) {
      socket.write(byte);
      await pause(DEADLINE_MS / 4);
      if (socket.destroyed) return;
    }
  };
}

test.each<[string, (socket: Socket) => void, number | 'failed']>([
  ['a body without end', writeThenForever(`${HEAD}\r\n`, LARGE), 200],
  ['a header without end', writeThenForever(`${HEAD}x-long: `, LARGE), 'failed'],
  ['headers without end', writeThenForever(HEAD, 'x-many: yes\r\n'.repeat(1000)), 'failed'],
  ['a large header', (socket) => socket.end(`${HEAD}x-long: ${LARGE}\r\n\r\n`), 'failed'],
  ['interim responses without end', writeThenForever('', 'HTTP/1.1 103 Early Hints\r\n\r\n'), 'failed'],
  ['bytes without end that are not HTTP', writeThenForever('', LARGE), 'failed'],
  ['another protocol', writeThenForever('HTTP/1.1 101 Upgrade\r\nupgrade: x\r\n\r\n', LARGE), 101],
  ['a byte now and then', writeSlowly(HEAD.repeat(10)), 'failed'],
  ['nothing', respondNever, 'failed'],
  ['an end without a response', (socket) => socket.end(), 'failed'],
])('the answer is %s: bounded in time and memory', async (_, respond, expected) => {
  const server = await startTcpServer(respond);
  const began = performance.now();
  expect(await outcome(createClient().post(requestTo(server.url())))).toBe(expected);
  await expect.poll(() => server.connections[0].destroyed, { timeout: MAX_WAIT_MS }).toBe(true);
  expect(performance.now() - began).toBeLessThan(MAX_WAIT_MS);
  expect(server.connections[0].bytesWritten).toBeLessThan(MAX_BUFFERED_BYTES);
});

test('headers up to the limit are read', async () => {
  const header = `x-long: ${'x'.repeat(MAX_RESPONSE_HEADER_BYTES - 200)}\r\n`;
  const server = await startTcpServer((socket) => socket.end(`${HEAD}${header}\r\n`));
  expect(await createClient().post(requestTo(server.url()))).toBe(200);
});

test('TLS that is never answered ends at the deadline', async () => {
  const server = await startTcpServer(respondNever);
  const url = server.url().replace('http:', 'https:');
  expect(await outcome(createClient({ protocol: 'https:' }).post(requestTo(url)))).toBe('failed');
  await expect.poll(() => server.connections[0].destroyed).toBe(true);
});

test('a name server that never answers is bounded by the deadline', async () => {
  const client = createClient({ resolve: () => new Promise(() => undefined) });
  expect(await outcome(client.post(requestTo('http://hooks.example/')))).toBe('failed');
});

test('a redirect is not followed', async () => {
  const elsewhere = await startTcpServer(respondOk);
  const server = await startTcpServer((socket) =>
    socket.end(`HTTP/1.1 307 Temporary Redirect\r\nlocation: ${elsewhere.url()}\r\n\r\n`),
  );
  expect(await createClient().post(requestTo(server.url()))).toBe(307);
  expect(elsewhere.connections).toHaveLength(0);
});

test('a host name is looked up once for each request, and only the address that was checked is called', async () => {
  const allowed = await startTcpServer(respondOk);
  const forbidden = await startTcpServer(respondOk, { host: '127.0.0.2', port: allowed.port });
  const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2', '127.0.0.1'], ['::ffff:127.0.0.2'], []];
  const client = createClient({ resolve: async () => answers.shift() ?? [] });
  const post = (n: number) => outcome(client.post(requestTo(`${allowed.url('rebinding.example')}?${n}`)));
  const outcomes = [await post(1), await post(2), await post(3), await post(4), await post(5)];
  expect(outcomes).toEqual([204, 'failed', 204, 'failed', 'failed']);
  expect([allowed.connections.length, forbidden.connections.length]).toEqual([2, 0]);
});

test.each(['http://127.0.0.2/', 'http://[::1]/', 'http://127.0.0.1;.example.com/', 'https://a.example/', 'x'])(
  '%s is refused before anything is looked up',
  async (url) => {
    const client = createClient({ resolve: () => Promise.reject(new Error('looked up')) });
    await expect(client.post(requestTo(url))).rejects.toThrow('not a public https address');
  },
);

test('the servers of this machine are refused without a policy for tests', async () => {
  const { port, connections } = await startTcpServer(respondOk);
  const client = new OutboundClient();
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0'])
    await expect(client.post(requestTo(`https://${host}:${port}/`))).rejects.toThrow('not a public');
  expect(connections).toHaveLength(0);
});

test('a user over the limit loses their own requests; others are sent at once', async () => {
  const hanging = await startTcpServer(respondNever);
  const working = await startTcpServer(respondOk);
  const client = createClient({}, 60_000);
  const floods = Array.from({ length: 200 }, (_, n) =>
    outcome(client.post(requestTo(`${hanging.url(`h${n}.example`)}?${n}`))),
  );
  expect(client.count).toBe(OUTBOUND_LIMITS.user.queued);
  expect(await client.post(requestTo(working.url('good.example'), BOB))).toBe(204);
  await expect.poll(() => hanging.connections.length).toBe(OUTBOUND_LIMITS.user.running);
  client.close();
  expect(new Set(await Promise.all(floods))).toEqual(new Set(['failed']));
});

test('many users with one host, or with many, do not keep others from theirs', async () => {
  const hanging = await startTcpServer(respondNever);
  const working = await startTcpServer(respondOk);
  const client = createClient({}, 60_000);
  const users = Array.from({ length: 100 }, newUserId);
  const flood = (hostOf: (n: number) => string) => {
    for (const user of users)
      for (let n = 0; n < 20; n++) void outcome(client.post(requestTo(hanging.url(hostOf(n)), user)));
  };
  flood(() => 'same.example');
  expect(client.count).toBeLessThanOrEqual(OUTBOUND_LIMITS.webhookHost.queued);
  expect(await client.post(requestTo(working.url('good.example'), BOB))).toBe(204);
  await expect.poll(() => hanging.connections.length).toBe(OUTBOUND_LIMITS.webhookHost.running);
  flood((n) => `h${n}.example`);
  expect(client.count).toBeLessThanOrEqual(OUTBOUND_LIMITS.webhook.queued);
  // Webhooks leave room for push messages.
  const push = { ...requestTo(working.url('push.example'), BOB), kind: 'push' } as const;
  expect(await client.post(push)).toBe(204);
  await expect.poll(() => hanging.connections.length).toBe(OUTBOUND_LIMITS.webhook.running);
});

test('waiting requests are sent when connections end', async () => {
  const server = await startTcpServer(respondOk);
  const client = createClient({}, MAX_WAIT_MS);
  const sent = Array.from({ length: 30 }, (_, n) => client.post(requestTo(server.url(`h${n}.example`))));
  expect(new Set(await Promise.all(sent))).toEqual(new Set([204]));
  expect(client.count).toBe(0);
});

test('after failures a destination is paused, longer each time, for that user only', async () => {
  let status = 503;
  const server = await startTcpServer((socket) => socket.end(`HTTP/1.1 ${status} x\r\n\r\n`));
  let now = 0;
  const client = new OutboundClient({ policy: LOCALHOST, now: () => now });
  const post = (user = ANN) => outcome(client.post(requestTo(server.url(), user)));
  expect([await post(), await post()]).toEqual([503, 'failed']);
  now += 1000;
  expect([await post(), await post()]).toEqual([503, 'failed']);
  now += 1000;
  expect([await post(), await post(BOB)]).toEqual(['failed', 503]);
  now += 1000;
  status = 200;
  expect([await post(), await post()]).toEqual([200, 200]);
  expect(server.connections).toHaveLength(5);
});

test('closing ends everything at once', async () => {
  const server = await startTcpServer(respondNever);
  const client = createClient({}, 60_000);
  const sent = Array.from({ length: 20 }, (_, n) => outcome(client.post(requestTo(`${server.url()}?${n}`))));
  await expect.poll(() => server.connections.length).toBeGreaterThan(0);
  const began = performance.now();
  client.close();
  expect(new Set(await Promise.all(sent))).toEqual(new Set(['failed']));
  expect(performance.now() - began).toBeLessThan(1000);
  await expect(client.post(requestTo(server.url(), BOB))).rejects.toThrow('stopping');
});
