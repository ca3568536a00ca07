import type { UserId } from '@safehouse/protocol';
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
    async function end() {
      const line = await NatsConnection.open(server.url, silentLog);
      return { line, bus: natsBus(line, (error) => failures.push(error)) };
    }

    busSuite('the bus of many processes', async () => {
      const [one, other] = [await end(), await end()];
      const close = async () => {
        await Promise.all([one.line.close(), other.line.close()]);
      };
      return { ends: [one.bus, other.bus], failures, close };
    });

    test('of a table others hear what has happened, and nothing else of what lies on it', async () => {
      const [here, there] = [await end(), await end()];
      const said: string[] = [];
      there.line.subscribe('safehouse.>', (text) => said.push(text));
      await waitForDelivery();
      const table = await runningTable({ game: 'kompromat', chairs: [personChair(ANN), personChair(BOB)] });
      const { id } = table.header;
      const entries = table.entries.slice(-1);
      here.bus.publish({ type: 'match', id, version: 1, table, entries });
      await vi.waitFor(() => expect(said).toHaveLength(4), 2000);
      expect(said.map((text) => JSON.parse(text))).toEqual([
        { type: 'match', id, version: 1, entries: JSON.parse(JSON.stringify(entries)) },
        { type: 'mine', id: ANN },
        { type: 'mine', id: BOB },
        { type: 'lobby' },
      ]);
      await Promise.all([here.line.close(), there.line.close()]);
    });

    test('who does not follow a match is not told of it', async () => {
      const [here, there] = [await end(), await end()];
      const heard: BusMessage[] = [];
      there.bus.subscribe((note) => heard.push(note));
      const { header } = await runningTable();
      const leave = there.bus.follow({ type: 'match', id: header.id });
      await waitForDelivery();
      leave();
      await waitForDelivery();
      here.bus.publish({ type: 'match', id: header.id, version: 1 });
      here.bus.publish({ type: 'lobby' });
      await vi.waitFor(() => expect(heard).toHaveLength(2), 2000);
      expect(heard).toEqual([{ type: 'lobby' }, { type: 'lobby' }]);
      await Promise.all([here.line.close(), there.line.close()]);
    });

    test('whether somebody sees a match is known in every process', async () => {
      const [here, there] = [await end(), await end()];
      const { id } = (await runningTable()).header;
      const presence = new Presence(here.line);
      expect(await presence.isWatching(id, ANN)).toBe(false);
      const leave = new Presence(there.line).serveMatch(id, (user: UserId) => user === ANN);
      await waitForDelivery();
      expect([await presence.isWatching(id, ANN), await presence.isWatching(id, BOB)]).toEqual([true, false]);
      leave();
      await Promise.all([here.line.close(), there.line.close()]);
    });

    test('after NATS was away, whoever follows something looks again, and hears again', async () => {
      const [here, there] = [await end(), await end()];
      const { id } = (await runningTable()).header;
      there.bus.follow({ type: 'match', id });
      const heard: BusMessage[] = [];
      there.bus.subscribe((note) => heard.push(note));
      await server.stop();
      here.bus.publish({ type: 'match', id, version: 2 });
      await server.restart();
      const missed = { type: 'match', id, version: 0, isRemote: true };
      await vi.waitFor(() => expect(heard).toContainEqual(missed), 10_000);
      await vi.waitFor(() => {
        here.bus.publish({ type: 'match', id, version: 3 });
        expect(heard.some((note) => note.type === 'match' && note.version === 3)).toBe(true);
      }, 10_000);
      await Promise.all([here.line.close(), there.line.close()]);
    });

    test.each(['no JSON', 'null', '7', '[]', '{"type":"match","id":{}}', ''])(
      'what makes no sense (%j) is not heard, and the line stays',
      async (nonsense) => {
        const [here, there] = [await end(), await end()];
        const heard: BusMessage[] = [];
        there.bus.subscribe((note) => heard.push(note));
        let returns = 0;
        there.line.onReconnect(() => returns++);
        await waitForDelivery();
        here.line.publish('safehouse.all', nonsense);
        here.bus.publish({ type: 'user', id: ANN });
        await vi.waitFor(() => expect(heard).toEqual([{ type: 'user', id: ANN }]), 2000);
        await waitForDelivery();
        expect([heard.length, returns]).toEqual([1, 0]);
        await Promise.all([here.line.close(), there.line.close()]);
      },
    );

    test('a server that asks who one is hears it from the address', async () => {
      const guarded = await NatsProcess.start(['--user', '7up', '--pass', 'b@d:w/rd']);
      const named = guarded.url.replace('//', `//7up:${encodeURIComponent('b@d:w/rd')}@`);
      await expect(NatsConnection.open(guarded.url, silentLog)).rejects.toThrow();
      const line = await NatsConnection.open(named, silentLog);
      await line.close();
      await guarded.stop();
    });

    test('whoever wants to be heard by nobody else does not speak in clear', async () => {
      await expect(NatsConnection.open(server.url.replace('nats:', 'tls:'), silentLog)).rejects.toThrow(
        /tls/,
      );
    });

    test('a question nobody hears is answered with nothing at once, one in a queue by one', async () => {
      const [here, one, two] = [await end(), await end(), await end()];
      expect(await here.line.request('safehouse.nobody', '?', 5000)).toBeNull();
      let asked = 0;
      for (const { line } of [one, two])
        line.serve('safehouse.some', (text) => `${text} ${++asked}`, 'queue');
      await waitForDelivery();
      expect(await here.line.request('safehouse.some', 'a', 1000)).toBe('a 1');
      expect(await here.line.request('safehouse.some', 'b', 1000)).toBe('b 2');
      await Promise.all([here, one, two].map(({ line }) => line.close()));
    });
  });
