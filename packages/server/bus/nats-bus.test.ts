import type { UserId } from '@safehouse/protocol';
import { toStoredEntry } from '@safehouse/table';
import { ANN, BOB, personChair, runningTable } from '@safehouse/table/test-helpers';
import { NatsProcess, NO_NATS, natsProgram } from '@safehouse/trials';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { jsonLog } from '../log.ts';
import type { BusMessage } from './bus.ts';
import { busSuite, waitForDelivery } from './bus-suite.ts';
import { natsBus } from './nats-bus.ts';
import { NatsConnection } from './nats-connection.ts';
import { Presence } from './presence.ts';

const silentLog = jsonLog(
  'error',
  () => {},
  () => 0,
);

if (natsProgram() === null) test.skip(`the bus of many processes: ${NO_NATS}`, () => {});
else
  describe('with a NATS server', () => {
    let server: NatsProcess;
    beforeAll(async () => {
      server = await NatsProcess.start();
    });
    afterAll(() => server.stop());

    const failures: unknown[] = [];
    async function openBus() {
      const connection = await NatsConnection.open(server.url, silentLog);
      return { connection, bus: natsBus(connection, (error) => failures.push(error)) };
    }

    busSuite('the bus of many processes', async () => {
      const [one, other] = [await openBus(), await openBus()];
      const close = async () => {
        await Promise.all([one.connection.close(), other.connection.close()]);
      };
      return { ends: [one.bus, other.bus], failures, close };
    });

    test('other processes receive the new entries of a table, and nothing else of it', async () => {
      const [here, there] = [await openBus(), await openBus()];
      const texts: string[] = [];
      there.connection.subscribe('safehouse.>', (text) => texts.push(text));
      await waitForDelivery();
      const table = await runningTable({ game: 'kompromat', chairs: [personChair(ANN), personChair(BOB)] });
      const { id } = table.header;
      const entries = table.entries.slice(-1);
      here.bus.publish({ type: 'match', id, version: 1, table, entries });
      await vi.waitFor(() => expect(texts).toHaveLength(4), 30_000);
      expect(texts.map((text) => JSON.parse(text))).toEqual([
        { type: 'match', id, version: 1, entries: JSON.parse(JSON.stringify(entries.map(toStoredEntry))) },
        { type: 'mine', id: ANN },
        { type: 'mine', id: BOB },
        { type: 'lobby' },
      ]);
      await Promise.all([here.connection.close(), there.connection.close()]);
    });

    test('a process that does not follow a match receives nothing about it', async () => {
      const [here, there] = [await openBus(), await openBus()];
      const received: BusMessage[] = [];
      there.bus.subscribe((message) => received.push(message));
      const { header } = await runningTable();
      const leave = there.bus.follow({ type: 'match', id: header.id });
      await waitForDelivery();
      leave();
      await waitForDelivery();
      here.bus.publish({ type: 'match', id: header.id, version: 1 });
      here.bus.publish({ type: 'lobby' });
      await vi.waitFor(() => expect(received).toEqual([{ type: 'lobby' }]), 30_000);
      await Promise.all([here.connection.close(), there.connection.close()]);
    });

    test('every process can find out whether a user is watching a match', async () => {
      const [here, there] = [await openBus(), await openBus()];
      const { id } = (await runningTable()).header;
      const presence = new Presence(here.connection);
      expect(await presence.isWatching(id, ANN)).toBe(false);
      const leave = new Presence(there.connection).serveMatch(id, (user: UserId) => user === ANN);
      await waitForDelivery();
      expect([await presence.isWatching(id, ANN), await presence.isWatching(id, BOB)]).toEqual([true, false]);
      leave();
      await Promise.all([here.connection.close(), there.connection.close()]);
    });

    test('after a reconnect, followed topics are refreshed and received again', async () => {
      const [here, there] = [await openBus(), await openBus()];
      const { id } = (await runningTable()).header;
      there.bus.follow({ type: 'match', id });
      const received: BusMessage[] = [];
      there.bus.subscribe((message) => received.push(message));
      await server.stop();
      here.bus.publish({ type: 'match', id, version: 2 });
      await server.restart();
      const missed = { type: 'match', id, version: 0, isRemote: true };
      await vi.waitFor(() => expect(received).toContainEqual(missed), 10_000);
      await vi.waitFor(() => {
        here.bus.publish({ type: 'match', id, version: 3 });
        expect(received.some((message) => message.type === 'match' && message.version === 3)).toBe(true);
      }, 10_000);
      await Promise.all([here.connection.close(), there.connection.close()]);
    });

    test.each(['no JSON', 'null', '7', '[]', '{"type":"match","id":{}}', ''])(
      'the invalid message %j is ignored, and the connection stays',
      async (invalid) => {
        const [here, there] = [await openBus(), await openBus()];
        const received: BusMessage[] = [];
        there.bus.subscribe((message) => received.push(message));
        let reconnects = 0;
        there.connection.onReconnect(() => reconnects++);
        await waitForDelivery();
        here.connection.publish('safehouse.all', invalid);
        here.bus.publish({ type: 'user', id: ANN });
        await vi.waitFor(() => expect(received).toEqual([{ type: 'user', id: ANN }]), 30_000);
        await waitForDelivery();
        expect([received.length, reconnects]).toEqual([1, 0]);
        await Promise.all([here.connection.close(), there.connection.close()]);
      },
    );

    test('the URL holds the credentials', async () => {
      const guarded = await NatsProcess.start(['--user', '7up', '--pass', 'b@d:w/rd']);
      const urlWithPassword = guarded.url.replace('//', `//7up:${encodeURIComponent('b@d:w/rd')}@`);
      await expect(NatsConnection.open(guarded.url, silentLog)).rejects.toThrow();
      const connection = await NatsConnection.open(urlWithPassword, silentLog);
      await connection.close();
      await guarded.stop();
    });

    test('with tls: there is no unencrypted connection', async () => {
      await expect(NatsConnection.open(server.url.replace('nats:', 'tls:'), silentLog)).rejects.toThrow(/tls/);
    });

    test('a request without a server gets null at once, and one server of a queue answers', async () => {
      const [here, one, two] = [await openBus(), await openBus(), await openBus()];
      expect(await here.connection.request('safehouse.nobody', '?', 5000)).toBeNull();
      let requests = 0;
      for (const { connection } of [one, two])
        connection.serve('safehouse.some', (text) => `${text} ${++requests}`, 'queue');
      await waitForDelivery();
      expect(await here.connection.request('safehouse.some', 'a', 1000)).toBe('a 1');
      expect(await here.connection.request('safehouse.some', 'b', 1000)).toBe('b 2');
      await Promise.all([here, one, two].map(({ connection }) => connection.close()));
    });
  });
