import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { NO_NATS, natsProgram } from '../processes/nats-process.ts';
import { TcpProxy } from '../processes/tcp-proxy.ts';
import { runFullDiskTrial } from './full-disk.ts';
import { FAULT_INJECTIONS } from './injections.ts';
import { runFaultTrial } from './trial.ts';

const kinds = Object.keys(FAULT_INJECTIONS);

test.skipIf(natsProgram() === null)(
  `a house of three servers loses, doubles and leaks nothing, whatever dies (${natsProgram() ?? NO_NATS})`,
  async () => {
    const trial = { faults: kinds.length, tables: 4, servers: 3, workers: 1, seed: 1, log: () => {} };
    const findings = await runFaultTrial(trial);
    expect([findings.violations, findings.stuckTables]).toEqual([[], 0]);
    expect(findings.kinds.map(({ kind }) => kind)).toEqual(kinds);
    expect(findings.moves).toBeGreaterThan(20);
  },
  600_000,
);

test('a full disk under SQLite costs nothing that was acknowledged', async () => {
  const findings = await runFullDiskTrial(2, 1);
  // Where nobody may mount a small disk there is nothing to try; the store's own test fills a file instead.
  if (findings) expect([findings.violations, findings.moves > 0]).toEqual([[], true]);
}, 600_000);

/** A line with somebody at the other end who says everything back. */
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
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece;
  });
  return { proxy, socket, heard: () => heard };
}

test('a silent line holds everything back and then says it in order', async () => {
  const { proxy, socket, heard } = await connectToEcho();
  proxy.set({ type: 'silent' });
  for (const word of ['a', 'b', 'c']) {
    socket.write(word);
    await sleep(20);
  }
  expect(heard()).toBe('');
  proxy.set({ type: 'clear' });
  await once(socket, 'data');
  await sleep(50);
  expect(heard()).toBe('abc');
});

const untilClosed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('a line that is cut is closed at both ends, and nobody gets through until it is clear', async () => {
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
