import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROTOCOL_VERSION } from '@safehouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SocketTestServer, type TestUser } from './test-helpers.ts';
import { attachSocket } from './upgrade.ts';

let testServer: SocketTestServer;
let ann: TestUser;
let server: Server;
let address: string;

beforeAll(async () => {
  testServer = new SocketTestServer();
  ann = await testServer.createUser('Ann');
  server = createServer();
  const config = { publicUrl: 'https://play.example', allowedHosts: [], trustProxy: false };
  attachSocket(server, testServer.hub, { config });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await testServer.close();
  server.close();
});

function dial(path = '/ws', headers: { readonly [name: string]: string } = {}): WebSocket {
  return new WebSocket(`ws://${address}${path}`, { headers });
}

async function statusOf(socket: WebSocket): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode;
}

async function firstMessage(socket: WebSocket): Promise<unknown> {
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
  const [text] = await once(socket, 'message');
  return JSON.parse(String(text));
}

describe('the upgrade', () => {
  test('lets a page in with its cookie', async () => {
    const socket = dial('/ws', {
      cookie: `a=b; safehouse_session=${ann.token}`,
      origin: 'https://play.example',
    });
    expect(await firstMessage(socket)).toMatchObject({ type: 'welcome', user: { name: 'Ann' } });
    socket.close();
    await once(socket, 'close');
  });

  test('lets a program in with its token, and a stranger without', async () => {
    const program = dial('/ws', { authorization: `Bearer ${ann.token}` });
    expect(await firstMessage(program)).toMatchObject({ user: { name: 'Ann' } });
    const stranger = dial();
    expect(await firstMessage(stranger)).toMatchObject({ user: null });
    program.terminate();
    stranger.terminate();
  });

  test('turns the pages of others away', async () => {
    expect(await statusOf(dial('/ws', { origin: 'https://evil.example' }))).toBe(403);
    expect(await statusOf(dial('/ws', { 'sec-fetch-site': 'cross-site' }))).toBe(403);
  });

  test('turns away whoever names another host', async () => {
    expect(await statusOf(dial('/ws', { host: 'evil.example', origin: 'http://evil.example' }))).toBe(421);
  });

  test('is at one path only', async () => {
    expect(await statusOf(dial('/other'))).toBe(404);
  });

  test('closes the line on a message that is too long', async () => {
    const socket = dial();
    await once(socket, 'open');
    socket.send('x'.repeat(16 * 1024 + 1));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
  });

  test('answers pings, and closes the connection on too many', async () => {
    const socket = dial();
    await once(socket, 'open');
    socket.ping('are you there');
    const [payload] = await once(socket, 'pong');
    expect(String(payload)).toBe('are you there');
    for (let i = 0; i < 100; i++) socket.ping();
    const [code] = await once(socket, 'close');
    expect(code).toBe(4029);
  });

  test('closes the connection on a message in too many pieces', async () => {
    const socket = dial();
    await once(socket, 'open');
    for (let i = 0; i < 20; i++) socket.send('x', { fin: false });
    const [code] = await once(socket, 'close');
    expect(code).toBe(1008);
  });

  test('is forgotten when the other side goes', async () => {
    const socket = dial();
    await firstMessage(socket);
    const before = testServer.hub.connections.all.length;
    socket.terminate();
    while (testServer.hub.connections.all.length >= before) await new Promise(setImmediate);
    expect(testServer.hub.connections.all.length).toBe(before - 1);
  });

  test('turns away the hundred and first from one address', async () => {
    const sockets = Array.from({ length: 100 - testServer.hub.connections.all.length }, () => dial());
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    expect(await statusOf(dial())).toBe(429);
    for (const socket of sockets) socket.terminate();
  });

  test('ends with a goodbye', async () => {
    while (testServer.hub.connections.all.length > 0) await new Promise(setImmediate);
    const socket = dial();
    await firstMessage(socket);
    const heard: string[] = [];
    socket.on('message', (text) => heard.push(String(text)));
    testServer.hub.close();
    const [code] = await once(socket, 'close');
    expect([code, heard]).toEqual([1001, ['{"type":"goodbye","reason":"shutting-down"}']]);
  });
});
