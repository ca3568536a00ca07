import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configFrom, serve } from '@safehouse/server';
import { MailServer, NatsProcess, natsProgram, PostgresProcess } from '@safehouse/trials';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examine } from './examine.ts';
import { findingOf, NOW, newFolder, UNUSED_PORT } from './test-helpers.ts';

describe('PostgreSQL', () => {
  let postgres: PostgresProcess;
  beforeAll(async () => {
    postgres = await PostgresProcess.start({ fsync: 'off' });
  });
  afterAll(() => postgres.stop());

  test('empty, and after a server has used it', async () => {
    const DATABASE_URL = await postgres.createFreshDatabase();
    expect(await findingOf('database', { DATABASE_URL })).toMatchObject({
      status: 'ok',
      message: expect.stringMatching(/^PostgreSQL \d+.*: empty/),
    });
    const server = await serve({ ...configFrom({ DATABASE_URL, LOG_LEVEL: 'error' }), port: 0 });
    await server.stop();
    const findings = await examine({ DATABASE_URL, PORT: UNUSED_PORT }, NOW);
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(findings.map(({ message }) => message).join()).toContain('undamaged, 0 matches');
  });

  test.each([
    ['a database that is not there', (url: URL) => Object.assign(url, { pathname: '/nowhere' }), /createdb/],
    ['a wrong password', (url: URL) => Object.assign(url, { password: 'hunter2' }), /password/],
    ['a port where nothing listens', (url: URL) => Object.assign(url, { port: '1' }), /Start PostgreSQL/],
  ])('%s', async (_, change, advice) => {
    const url = change(new URL(postgres.urlOf('postgres')));
    const finding = await findingOf('database', { DATABASE_URL: url.href });
    expect(finding).toMatchObject({ status: 'fault', advice: expect.stringMatching(advice) });
    expect(JSON.stringify(finding)).not.toContain('hunter2');
  });
});

const MAIL = { MAIL_FROM: 'play@example.org', PUBLIC_URL: 'http://127.0.0.1' };

test('a mail server that works, is away, or refuses the password', async () => {
  const server = await MailServer.start({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) =>
      password === 'hunter2' ? done(null, { user: 'ann' }) : done(new Error('wrong password')),
  });
  const at = (password: string) => ({ ...MAIL, SMTP_URL: `smtp://ann:${password}@127.0.0.1:${server.port}` });
  expect(await findingOf('mail', at('hunter2'))).toMatchObject({
    status: 'ok',
    message: expect.stringContaining('signed in'),
  });
  const refused = await findingOf('mail', at('hunter3'));
  expect(refused).toMatchObject({ status: 'fault', advice: expect.stringContaining('password in SMTP_URL') });
  expect(JSON.stringify(refused)).not.toContain('hunter3');
  expect(server.mails).toEqual([]);
  await server.stop();
  expect(await findingOf('mail', at('hunter2'))).toMatchObject({ status: 'fault' });
});

test('NATS that cannot be reached, or has no database beside it', async () => {
  const DATABASE_URL = 'postgres://user:hunter2@127.0.0.1:1/x';
  const findings = await examine(
    { DATABASE_URL, NATS_URL: 'nats://hunter2:hunter2@127.0.0.1:1', PORT: UNUSED_PORT },
    NOW,
  );
  expect(findings.find(({ check }) => check === 'nats')).toMatchObject({ status: 'fault' });
  expect(JSON.stringify(findings)).not.toContain('hunter2');
  expect(await findingOf('nats', { NATS_URL: 'nats://127.0.0.1:1' })).toMatchObject({ status: 'warning' });
});

test.skipIf(natsProgram() === null)('NATS that runs', async () => {
  const nats = await NatsProcess.start();
  const environment = { DATABASE_URL: 'postgres://user@127.0.0.1:1/x', NATS_URL: nats.url };
  expect(await findingOf('nats', environment)).toMatchObject({
    status: 'ok',
    message: expect.stringMatching(/^NATS \d/),
  });
  await nats.stop();
});

test.each([
  [{ HOST: '0.0.0.0' }, 'warning', /PUBLIC_URL is not set/],
  [{ PUBLIC_URL: 'http://play.example.org' }, 'warning', /not encrypted/],
  [{ PUBLIC_URL: 'https://play.example.org' }, 'fault', /share its address/],
  [{ PUBLIC_URL: 'https://play.example.org', TRUST_PROXY: 'on', HOST: '0.0.0.0' }, 'warning', /fake/],
  [{ PUBLIC_URL: 'https://play.example.org', TRUST_PROXY: 'on' }, 'ok', /play\.example\.org/],
])('the public address with %j: %s', async (environment, status, message) => {
  expect(await findingOf('public address', environment)).toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
});

describe('what answers', () => {
  const servers: Server[] = [];
  afterAll(() => servers.map((server) => server.close()));

  /** A server that answers every request with this status. */
  async function answering(status: number): Promise<string> {
    const server = createServer((_, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    return String((server.address() as AddressInfo).port);
  }

  test('is something else, or a server that cannot store', async () => {
    expect(await findingOf('port', { PORT: await answering(404) })).toMatchObject({ status: 'fault' });
    expect(await findingOf('port', { PORT: await answering(503) })).toMatchObject({
      status: 'fault',
      message: expect.stringContaining('cannot store'),
    });
  });

  test('is the server, and its proxy forwards the host', async () => {
    const server = await serve({ ...configFrom({ DATA_DIR: newFolder(), LOG_LEVEL: 'error' }), port: 0 });
    const PORT = new URL(server.url).port;
    expect(await findingOf('port', { PORT })).toMatchObject({
      status: 'ok',
      message: expect.stringContaining('ready'),
    });
    const throughProxy = { PORT, PUBLIC_URL: `http://127.0.0.1:${await answering(421)}` };
    expect(await findingOf('proxy', throughProxy)).toMatchObject({
      status: 'fault',
      advice: expect.stringContaining('Host'),
    });
    expect(await findingOf('proxy', { PORT, PUBLIC_URL: server.url })).toMatchObject({ status: 'ok' });
    await server.stop();
  });
});
