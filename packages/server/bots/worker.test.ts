import { SEATS } from '@safehouse/contract';
import { running } from '@safehouse/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NatsLine } from '../bus/nats-line.ts';
import { settled } from '../bus/testing.ts';
import { NatsProcess, NO_NATS, natsProgram } from '../faults/nats-process.ts';
import { jsonLog } from '../log.ts';
import { takeoverLevel } from '../match/wishes.ts';
import type { Question, Thought } from './thinker.ts';
import { RemotePool, serveBots } from './worker.ts';

const log = jsonLog(
  'error',
  () => {},
  () => 0,
);
const SUBJECT = 'safehouse.bots';
const OWN: Thought = { choice: 0, took: 1 };
const own = { ask: async () => OWN };

async function someQuestion(): Promise<Question> {
  const { match } = await running({ game: 'kompromat' });
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
    let line: NatsLine;
    let other: NatsLine;
    beforeAll(async () => {
      server = await NatsProcess.start();
      [line, other] = [await NatsLine.open(server.url, log), await NatsLine.open(server.url, log)];
    });
    afterAll(async () => {
      await Promise.all([line.close(), other.close()]);
      await server.stop();
    });

    test('a worker outlives questions that make no sense, and answers the next one', async () => {
      const worker = serveBots(other, { log, threads: 1 });
      await settled();
      const question = await someQuestion();
      const nonsense = [
        'no JSON',
        'null',
        '{}',
        '{"ms":1}',
        '{"ms":1,"question":null}',
        JSON.stringify({ ms: -1, question }),
        JSON.stringify({ ms: 1, question: { ...question, legal: [] } }),
        JSON.stringify({ ms: 1, question: { ...question, seed: 'x' } }),
      ];
      for (const text of nonsense) expect(await line.ask(SUBJECT, text, 100)).toBeNull();
      const said = await line.ask(SUBJECT, JSON.stringify({ ms: 100, question }), 20_000);
      expect(JSON.parse(said ?? '')).toMatchObject({ choice: expect.any(Number) });
      await worker.close();
    });

    test('what a worker does not know is thought about by whoever asks', async () => {
      const worker = serveBots(other, { log, threads: 1 });
      await settled();
      const question = await someQuestion();
      const later = [
        { ...question, level: 'of a later release' },
        { ...question, game: '__proto__' },
      ];
      for (const one of later) expect(await new RemotePool(line, own, log).ask(one, 10)).toEqual(OWN);
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
    ])('an answer that is none (%s) is not believed', async (answer) => {
      const stop = other.serve(SUBJECT, () => answer);
      await settled();
      const question = { ...(await someQuestion()), seat: SEATS[0] };
      expect(await new RemotePool(line, own, log).ask(question, 10)).toBe(OWN);
      stop();
    });
  });
