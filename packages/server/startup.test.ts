import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { configFrom } from './config.ts';
import { serve } from './main.ts';
import { StartupError } from './startup-error.ts';
import { createTempFolder } from './store/match-store-suite.ts';

async function start(folder: string, environment: Record<string, string> = {}) {
  const server = await serve(configFrom({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', ...environment }));
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await server.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  return { ...server, stop };
}

async function portInUse(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return String((other.address() as AddressInfo).port);
}

const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

test('the set-up code is not lost when the first start fails because the port is in use', async () => {
  const folder = createTempFolder();
  const error = await failure(start(folder, { PORT: await portInUse() }));
  expect(error).toBeInstanceOf(StartupError);
  expect((await start(folder)).setupCode).not.toBeNull();
});

test('a second server on the same data folder is refused', { timeout: 20_000 }, async () => {
  const folder = createTempFolder();
  await start(folder);
  const error = await failure(start(folder));
  expect(error).toBeInstanceOf(StartupError);
  expect(error).toMatchObject({ message: expect.stringContaining(`another process uses ${folder}`) });
});

test('a server that takes over from one that is about to end waits for it', async () => {
  const folder = createTempFolder();
  const old = await start(folder);
  const next = start(folder);
  await old.stop();
  expect((await next).url).toMatch(/^http/);
});

test('without NATS nothing stays open, and the error says what is missing', async () => {
  const folder = createTempFolder();
  const error = await failure(start(folder, { NATS_URL: 'nats://127.0.0.1:1' }));
  expect(error).toBeInstanceOf(StartupError);
  expect(error).toMatchObject({ message: expect.stringMatching(/^cannot connect to NATS/) });
  await start(folder);
});
