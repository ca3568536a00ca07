import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MAX_PIPELINED, oneRequestAtATime } from './one-request-at-a-time.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
let server: Server;
let client: Socket;

afterEach(() => {
  client.destroy();
  server.close();
});

async function start(listener: RequestListener): Promise<void> {
  server = createServer(oneRequestAtATime(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

test('the next request is handled when the response before it has ended', async () => {
  const open: ServerResponse[] = [];
  await start((_, response) => open.push(response));
  client.write(REQUEST.repeat(3));
  for (let handled = 1; handled <= 3; handled++) {
    await expect.poll(() => open.length).toBe(handled);
    await soon();
    expect(open).toHaveLength(handled);
    open.at(-1)?.end('ok');
  }
});

test('of a client that does not read, one response is made', async () => {
  let handled = 0;
  await start((_, response) => {
    handled++;
    response.end(Buffer.alloc(32 << 20));
  });
  client.pause();
  client.write(REQUEST.repeat(MAX_PIPELINED));
  await expect.poll(() => handled).toBe(1);
  await soon();
  expect(handled).toBe(1);
});

test('a client that sends ever more requests is disconnected, and what was read of them is not parsed', async () => {
  let handled = 0;
  let parsed = 0;
  await start(() => handled++);
  server.on('request', () => parsed++);
  client.resume();
  client.write(REQUEST.repeat(1000));
  await once(client, 'close');
  expect(handled).toBe(1);
  expect(parsed).toBe(MAX_PIPELINED + 2);
});

test('the server goes on after such a client', async () => {
  await start((_, response) => response.end('ok'));
  client.resume();
  client.write(REQUEST.repeat(1000));
  await once(client, 'close');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(REQUEST);
  expect(String(await once(client, 'data'))).toContain('200 OK');
});

test('requests after each other use the same connection', async () => {
  await start((_, response) => response.end('ok'));
  for (let i = 0; i < 2 * MAX_PIPELINED; i++) {
    client.write(REQUEST);
    expect(String(await once(client, 'data'))).toContain('200 OK');
  }
});
