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

/** A server that tells its name, what it was sent, and whether it is ready. */
async function startBackend(name: string, state = { isReady: true }) {
  const server: Server = createServer(async (request, response) => {
    if (request.url === '/readyz') response.writeHead(state.isReady ? 200 : 503).end();
    else {
      const body = (await request.toArray()).join('');
      response.end(JSON.stringify({ name, body, from: request.headers['x-forwarded-for'] }));
    }
  });
  const sockets = new WebSocketServer({ server, path: '/ws' });
  sockets.on('connection', (line) => line.on('message', (said) => line.send(`${name} heard ${said}`)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    for (const line of sockets.clients) line.terminate();
    server.close();
    server.closeAllConnections();
  };
  cleanups.push(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, stop };
}

async function startBalancedBackends(...urls: readonly string[]) {
  const balancer = await startBalancer(urls);
  cleanups.push(() => balancer.close());
  const ask = async (body = '') => {
    const answer = await fetch(balancer.url, body === '' ? {} : { method: 'POST', body });
    const json = (await answer.json()) as {
      readonly name: string;
      readonly body: string;
      readonly from: string;
    };
    return { status: answer.status, json };
  };
  return { balancer, ask };
}

/** The balancer before a server that does this with every request. */
async function startBalancerBefore(heed: RequestListener) {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/readyz') outgoing.end();
    else heed(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close().closeAllConnections());
  return startBalancedBackends(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('requests go to the servers in turn, whole, and with the address they came from', async () => {
  const { ask } = await startBalancedBackends((await startBackend('a')).url, (await startBackend('b')).url);
  const answers = [await ask('one'), await ask('two')];
  expect(answers.map(({ json }) => json.name).toSorted()).toEqual(['a', 'b']);
  expect(answers.map(({ json }) => json.body)).toEqual(['one', 'two']);
  expect(answers[0].json.from).toContain('127.0.0.1');
});

test('nobody is sent to a server that is gone or says that it is not ready', async () => {
  const [a, b, c] = [await startBackend('a'), await startBackend('b'), await startBackend('c')];
  const { balancer, ask } = await startBalancedBackends(a.url, b.url, c.url);
  a.stop();
  b.state.isReady = false;
  await vi.waitFor(() => expect(balancer.readyUrls).toEqual([c.url]), 5000);
  for (let i = 0; i < 4; i++) expect((await ask()).json.name).toBe('c');
  b.state.isReady = true;
  await vi.waitFor(() => expect(balancer.readyUrls).toEqual([b.url, c.url]), 5000);
});

test('a server that has just died costs nobody a request', async () => {
  const [a, b] = [await startBackend('a'), await startBackend('b')];
  const { ask } = await startBalancedBackends(a.url, b.url);
  a.stop();
  for (let i = 0; i < 4; i++) expect((await ask(`${i}`)).json).toMatchObject({ name: 'b', body: `${i}` });
});

test('a body goes through as it comes: no more of it is kept than is on its way', async () => {
  const heard = Promise.withResolvers<string>();
  const { balancer } = await startBalancerBefore((incoming, outgoing) => {
    incoming.once('data', (chunk) => heard.resolve(String(chunk)));
    incoming.on('end', () => outgoing.end('all of it'));
  });
  const asked = request(balancer.url, { method: 'POST' });
  asked.write('the first of it');
  expect(await heard.promise).toBe('the first of it');
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect((await answer.toArray()).join('')).toBe('all of it');
});

test('what nobody reads does not fill the memory', async () => {
  const begun = Promise.withResolvers<void>();
  const { balancer } = await startBalancerBefore(() => begun.resolve());
  const asked = request(balancer.url, { method: 'POST' }).on('error', () => undefined);
  cleanups.push(() => asked.destroy());
  const piece = Buffer.alloc(1 << 16);
  let taken = 0;
  const push = () => asked.write(piece, () => ++taken < 1000 && push());
  push();
  await begun.promise;
  for (let last = -1; last !== taken; await sleep(300)) last = taken;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(500);
});

test('who goes away in the middle of a request leaves no server waiting', async () => {
  const cut = Promise.withResolvers<void>();
  const { balancer } = await startBalancerBefore((incoming) =>
    incoming.resume().on('error', () => cut.resolve()),
  );
  const asked = request(balancer.url, { method: 'POST' }).on('error', () => undefined);
  asked.write('the first of it');
  await sleep(100);
  asked.destroy();
  await cut.promise;
});

test('without any server it says so', async () => {
  const a = await startBackend('a');
  const { ask } = await startBalancedBackends(a.url);
  a.stop();
  expect((await ask()).status).toBe(503);
});

test('a connection goes through in both directions, and ends with its server', async () => {
  const a = await startBackend('a');
  const { balancer } = await startBalancedBackends(a.url);
  const line = new WebSocket(`${balancer.url.replace('http', 'ws')}/ws`);
  await once(line, 'open');
  line.send('hello');
  expect(String((await once(line, 'message'))[0])).toBe('a heard hello');
  const closed = once(line, 'close');
  a.stop();
  await closed;
});
