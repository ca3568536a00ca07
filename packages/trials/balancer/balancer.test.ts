import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startBalancer } from './balancer.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/**
 * A server that answers with its name and the body of the request, and reports whether it is ready. If it hangs up, it
 * closes the connection instead of answering.
 */
async function startBackend(name: string, state = { isReady: true, hangsUp: false }) {
  const server: Server = createServer(async (request, response) => {
    if (request.url === '/readyz') response.writeHead(state.isReady ? 200 : 503).end();
    else if (state.hangsUp) request.socket.destroy();
    else {
      const body = (await request.toArray()).join('');
      response.end(JSON.stringify({ name, body, from: request.headers['x-forwarded-for'] }));
    }
  });
  const sockets = new WebSocketServer({ server, path: '/ws' });
  sockets.on('connection', (socket) => socket.on('message', (message) => socket.send(`${name}: ${message}`)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
    server.closeAllConnections();
  };
  cleanups.push(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, state, stop };
}

async function startBalancedBackends(...urls: readonly string[]) {
  const balancer = await startBalancer(urls);
  cleanups.push(() => balancer.close());
  const send = async (body = '') => {
    const response = await fetch(balancer.url, body === '' ? {} : { method: 'POST', body });
    const json = (await response.json()) as {
      readonly name: string;
      readonly body: string;
      readonly from: string;
    };
    return { status: response.status, json };
  };
  return { balancer, send };
}

/** A balancer with one server, which handles every request with this listener. */
async function startBalancerFor(handle: RequestListener) {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/readyz') outgoing.end();
    else handle(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close().closeAllConnections());
  return startBalancedBackends(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('requests go to the servers in turn, with their body and the address of the client', async () => {
  const { send } = await startBalancedBackends((await startBackend('a')).url, (await startBackend('b')).url);
  const responses = [await send('one'), await send('two')];
  expect(responses.map(({ json }) => json.name).toSorted()).toEqual(['a', 'b']);
  expect(responses.map(({ json }) => json.body)).toEqual(['one', 'two']);
  expect(responses[0].json.from).toContain('127.0.0.1');
});

test('no request goes to a server that is gone or not ready', async () => {
  const [a, b, c] = [await startBackend('a'), await startBackend('b'), await startBackend('c')];
  const { balancer, send } = await startBalancedBackends(a.url, b.url, c.url);
  a.stop();
  b.state.isReady = false;
  await vi.waitFor(() => expect(balancer.readyUrls).toEqual([c.url]), 30_000);
  for (let i = 0; i < 4; i++) expect((await send()).json.name).toBe('c');
  b.state.isReady = true;
  await vi.waitFor(() => expect(balancer.readyUrls).toEqual([b.url, c.url]), 30_000);
});

test('a request to a server that has just died goes to the next one', async () => {
  const [a, b] = [await startBackend('a'), await startBackend('b')];
  const { send } = await startBalancedBackends(a.url, b.url);
  a.stop();
  for (let i = 0; i < 4; i++) expect((await send(`${i}`)).json).toMatchObject({ name: 'b', body: `${i}` });
});

test('a GET request whose connection is closed goes to the next server, a POST request is not repeated', async () => {
  const [a, b] = [await startBackend('a'), await startBackend('b')];
  const { send } = await startBalancedBackends(a.url, b.url);
  a.state.hangsUp = true;
  for (let i = 0; i < 4; i++) expect((await send()).json.name).toBe('b');
  const statuses = [(await send('one')).status, (await send('two')).status];
  expect(statuses.toSorted()).toEqual([200, 503]);
});

test('a request body is streamed, not buffered', async () => {
  const firstChunk = Promise.withResolvers<string>();
  const { balancer } = await startBalancerFor((incoming, outgoing) => {
    incoming.once('data', (chunk) => firstChunk.resolve(String(chunk)));
    incoming.on('end', () => outgoing.end('everything'));
  });
  const clientRequest = request(balancer.url, { method: 'POST' });
  clientRequest.write('the first part');
  expect(await firstChunk.promise).toBe('the first part');
  clientRequest.end();
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  expect((await response.toArray()).join('')).toBe('everything');
});

test('a body that the server does not read does not fill the memory', async () => {
  const started = Promise.withResolvers<void>();
  const { balancer } = await startBalancerFor(() => started.resolve());
  const clientRequest = request(balancer.url, { method: 'POST' }).on('error', () => undefined);
  cleanups.push(() => clientRequest.destroy());
  const chunk = Buffer.alloc(1 << 16);
  let chunksSent = 0;
  const push = () => clientRequest.write(chunk, () => ++chunksSent < 1000 && push());
  push();
  await started.promise;
  for (let last = -1; last !== chunksSent; await sleep(300)) last = chunksSent;
  expect(chunksSent).toBeGreaterThan(0);
  expect(chunksSent).toBeLessThan(500);
});

test('a client that disconnects in the middle of a request leaves no server waiting', async () => {
  const aborted = Promise.withResolvers<void>();
  const { balancer } = await startBalancerFor((incoming) => incoming.resume().on('error', () => aborted.resolve()));
  const clientRequest = request(balancer.url, { method: 'POST' }).on('error', () => undefined);
  clientRequest.write('the first part');
  await sleep(100);
  clientRequest.destroy();
  await aborted.promise;
});

test('without any server the answer is 503', async () => {
  const a = await startBackend('a');
  const { send } = await startBalancedBackends(a.url);
  a.stop();
  expect((await send()).status).toBe(503);
});

test('WebSockets are spread: each goes to the server with the fewest open ones', async () => {
  const backends = [await startBackend('a'), await startBackend('b'), await startBackend('c')];
  const { balancer } = await startBalancedBackends(...backends.map(({ url }) => url));
  const open = async () => {
    const socket = new WebSocket(`${balancer.url.replace('http', 'ws')}/ws`);
    await once(socket, 'open');
    socket.send('?');
    return { socket, name: String((await once(socket, 'message'))[0])[0] };
  };
  const opened = [];
  for (let i = 0; i < 6; i++) opened.push(await open());
  expect(opened.map(({ name }) => name).toSorted()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  for (const { socket, name } of opened) if (name === 'b') socket.close();
  await vi.waitFor(() => expect(backends[1].sockets.clients.size).toBe(0), 30_000);
  expect([(await open()).name, (await open()).name]).toEqual(['b', 'b']);
  expect(balancer.socketCounts).toEqual([2, 4, 2]);
});

test('a WebSocket works in both directions, and closes with its server', async () => {
  const a = await startBackend('a');
  const { balancer } = await startBalancedBackends(a.url);
  const socket = new WebSocket(`${balancer.url.replace('http', 'ws')}/ws`);
  await once(socket, 'open');
  socket.send('hello');
  expect(String((await once(socket, 'message'))[0])).toBe('a: hello');
  const closed = once(socket, 'close');
  a.stop();
  await closed;
});
