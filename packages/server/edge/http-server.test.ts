import { once } from 'node:events';
import type { Server } from 'node:http';
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

async function start(config: Parameters<typeof createHttpServer>[1]): Promise<void> {
  server = createHttpServer((_, response) => response.end('ok'), config, LIMITS);
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
  await start({ rateLimits: true, trustProxy: false });
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

test('slow requests and idle connections have deadlines', async () => {
  await start({ rateLimits: true, trustProxy: false });
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5000,
  });
});
