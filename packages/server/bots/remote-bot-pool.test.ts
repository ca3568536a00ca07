import { SEATS } from '@safehouse/contract';
import { runningTable } from '@safehouse/table/test-helpers';
import { NatsProcess, NO_NATS, natsProgram } from '@safehouse/trials';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitForDelivery } from '../bus/bus-suite.ts';
import { NatsConnection } from '../bus/nats-connection.ts';
import { jsonLog } from '../log.ts';
import { takeoverLevel } from '../match/commands.ts';
import type { MoveChoice, MoveRequest } from './bot-thread.ts';
import { RemoteBotPool, serveMoveRequests } from './remote-bot-pool.ts';

const log = jsonLog(
  'error',
  () => {},
  () => 0,
);
const SUBJECT = 'safehouse.bots';
const LOCAL_CHOICE: MoveChoice = { choice: 0, took: 1 };
const localPool = { ask: async () => LOCAL_CHOICE };

async function createMoveRequest(): Promise<MoveRequest> {
  const { match } = await runningTable({ game: 'kompromat' });
  if (!match) throw new Error('no match');
  const [seat] = match.toAct;
  const level = await takeoverLevel('kompromat');
  const view = JSON.stringify(match.game.view(match.state, seat));
  return { game: 'kompromat', rules: 1, level, seat, view, legal: match.legal(seat), seed: 1, rounds: 1 };
}

if (natsProgram() === null) test.skip(`bots in other processes: ${NO_NATS}`, () => {});
else
  describe('with a NATS server', () => {
    let server: NatsProcess;
    let connection: NatsConnection;
    let other: NatsConnection;
    beforeAll(async () => {
      server = await NatsProcess.start();
      [connection, other] = [await NatsConnection.open(server.url, log), await NatsConnection.open(server.url, log)];
    });
    afterAll(async () => {
      await Promise.all([connection.close(), other.close()]);
      await server.stop();
    });

    test('a worker survives invalid requests, and answers the next one', async () => {
      const worker = serveMoveRequests(other, { log, threads: 1 });
      await waitForDelivery();
      const question = await createMoveRequest();
      const invalid = [
        'no JSON',
        'null',
        '{}',
        '{"ms":1}',
        '{"ms":1,"question":null}',
        JSON.stringify({ ms: -1, question }),
        JSON.stringify({ ms: 1, question: { ...question, legal: [] } }),
        JSON.stringify({ ms: 1, question: { ...question, seed: 'x' } }),
      ];
      for (const text of invalid) expect(await connection.request(SUBJECT, text, 100)).toBeNull();
      const reply = await connection.request(SUBJECT, JSON.stringify({ ms: 100, question }), 20_000);
      expect(JSON.parse(reply ?? '')).toMatchObject({ choice: expect.any(Number) });
      await worker.close();
    });

    test('a request that the worker does not know is handled locally', async () => {
      const worker = serveMoveRequests(other, { log, threads: 1 });
      await waitForDelivery();
      const question = await createMoveRequest();
      const unknown = [
        { ...question, level: 'of a later release' },
        { ...question, game: '__proto__' },
      ];
      for (const request of unknown)
        expect(await new RemoteBotPool(connection, localPool, log).ask(request, 10)).toEqual(LOCAL_CHOICE);
      await worker.close();
    });

    test.each([
      'no JSON',
      'null',
      '{"choice":0}',
      '{"choice":99,"took":1}',
      '{"choice":0.5,"took":1}',
      '{"choice":0,"took":-1e12}',
      '{"choice":0,"took":1e300}',
    ])('the invalid reply %s is not used', async (reply) => {
      const stop = other.serve(SUBJECT, () => reply);
      await waitForDelivery();
      const question = { ...(await createMoveRequest()), seat: SEATS[0] };
      expect(await new RemoteBotPool(connection, localPool, log).ask(question, 10)).toBe(LOCAL_CHOICE);
      stop();
    });
  });
