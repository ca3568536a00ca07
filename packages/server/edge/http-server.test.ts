import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

const LIMITS = { perAddress: 3, total: 100 };
let server: Server;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

const DIRECT = { rateLimits: true, trustProxy: false };
const UNLIMITED = { allows: () => true, charge: () => undefined };

async function start(
  config: Parameters<typeof createHttpServer>[1],
  limits: Parameters<typeof createHttpServer>[2]['limits'] = UNLIMITED,
): Promise<void> {
  const listener: RequestListener = (_, response) => response.end('ok');
  server = createHttpServer(listener, config, { limits, openLimits: LIMITS });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Opens a connection that is kept alive after its request. Null: it was closed at once. */
async function open(): Promise<string | null> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const data = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return Buffer.isBuffer(data[0]) ? String(data[0]).slice(0, 15) : null;
}

test('an address may keep so many connections open, and one more when one has closed', async () => {
  await start(DIRECT);
  expect([await open(), await open(), await open(), await open()]).toEqual([...Array(3).fill('HTTP/1.1 200 OK'), null]);
  sockets[0].destroy();
  await once(sockets[0], 'close');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await open()).toBe('HTTP/1.1 200 OK');
});

test('connections of a proxy are not limited', async () => {
  await start({ rateLimits: true, trustProxy: true });
  for (let i = 0; i < 5; i++) expect(await open()).toBe('HTTP/1.1 200 OK');
});

test('an address that opens connections too fast is not even accepted', async () => {
  let left = 2;
  await start(DIRECT, { ...UNLIMITED, allows: (kind) => kind !== 'connections' || left-- > 0 });
  expect([await open(), await open(), await open()]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK', null]);
});

test('an address that goes on after its requests were refused is disconnected', async () => {
  const charged: unknown[] = [];
  const charge = (...what: unknown[]) => charged.push(what);
  await start(DIRECT, { allows: (kind) => kind !== 'flood', charge });
  expect(await open()).toBeNull();
  expect(charged).toEqual([['connections', '127.0.0.1', 50]]);
});

test.each([
  ['content-length: 10000000', 'x'],
  ['transfer-encoding: chunked', 'fffff\r\nx'],
])('the rest of a large body is not read after the response: %s', async (header, body) => {
  await start(DIRECT);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n${body}`);
  const response = String(await once(socket, 'data'));
  expect(response).toContain('200 OK');
  if (header.startsWith('content-length')) expect(response.toLowerCase()).toContain('connection: close');
  await once(socket, 'close');
});

test('slow requests and idle connections have deadlines', async () => {
  await start(DIRECT);
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5000,
    timeout: 40_000,
  });
});
