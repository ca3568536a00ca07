import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { NO_NATS, natsProgram } from '../processes/nats-process.ts';
import { TcpProxy } from '../processes/tcp-proxy.ts';
import { runFullDiskTrial } from './full-disk.ts';
import { FAULT_INJECTIONS } from './injections.ts';
import { runFaultTrial } from './trial.ts';

const kinds = Object.keys(FAULT_INJECTIONS);

test.skipIf(natsProgram() === null)(
  `a cluster of three servers loses, repeats and leaks nothing, whichever process dies (${natsProgram() ?? NO_NATS})`,
  async () => {
    const trial = { faults: kinds.length, tables: 4, servers: 3, workers: 1, seed: 1, log: () => {} };
    const result = await runFaultTrial(trial);
    expect([result.violations, result.stuck]).toEqual([[], 0]);
    expect(result.tournaments).toBeGreaterThanOrEqual(5);
    expect(result.kinds.map(({ kind }) => kind)).toEqual(kinds);
    expect(result.moves).toBeGreaterThan(20);
  },
  600_000,
);

test('a full disk under SQLite loses nothing that was acknowledged', async () => {
  const result = await runFullDiskTrial(2, 1);
  // Null without the permission to mount; the store's test limits the file size instead.
  if (result) expect([result.violations, result.moves > 0]).toEqual([[], true]);
}, 600_000);

/** A connection through the proxy to an echo server. */
async function connectToEcho() {
  const server = createServer((socket) => socket.pipe(socket).on('error', () => socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await TcpProxy.start((server.address() as AddressInfo).port);
  onTestFinished(() => {
    proxy.close();
    server.close();
  });
  const socket: Socket = connect(proxy.port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  return { proxy, socket, received: () => received };
}

test('a silent connection holds everything back, then delivers it in order', async () => {
  const { proxy, socket, received } = await connectToEcho();
  proxy.set({ type: 'silent' });
  for (const word of ['a', 'b', 'c']) {
    socket.write(word);
    await sleep(20);
  }
  expect(received()).toBe('');
  proxy.set({ type: 'clear' });
  await once(socket, 'data');
  await sleep(50);
  expect(received()).toBe('abc');
});

const untilClosed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('a cut closes both ends, and no connection succeeds until it is cleared', async () => {
  const { proxy, socket } = await connectToEcho();
  const closed = untilClosed(socket);
  proxy.set({ type: 'cut' });
  await closed;
  const second = connect(proxy.port, '127.0.0.1').on('error', () => undefined);
  await untilClosed(second);
  proxy.set({ type: 'clear' });
  const third = connect(proxy.port, '127.0.0.1');
  third.write('x');
  expect(String((await once(third, 'data'))[0])).toBe('x');
  third.destroy();
});
