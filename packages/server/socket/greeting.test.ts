import { afterAll, expect, test } from 'vitest';
import { jsonLog } from '../log.ts';
import { Hub } from './hub.ts';
import { Client, TestHouse, until } from './testing.ts';

const house = new TestHouse();
afterAll(() => house.close());

test('where nobody can be recognised the line breaks off, and the server goes on', async () => {
  const identity = { userOf: () => Promise.reject(new Error('the disk is gone')) };
  const logged: string[] = [];
  const log = jsonLog('error', (line) => logged.push(line), Date.now);
  const hub = new Hub({ ...house.house, identity, log });
  const client = new Client().connect(hub, 'some token').hello();
  client.say({ type: 'ping', at: 1 });
  await until(() => client.closed !== null);
  expect(client.of('refused')).toMatchObject([{ refusal: { code: 'broken' } }]);
  expect(client.of('pong')).toEqual([]);
  expect(hub.connections).toEqual([]);
  expect(logged.join()).toContain('the disk is gone');
  hub.close();
});

test('who greets in another version of the protocol is told so, and nothing else', () => {
  const client = new Client().connect(house.hub, null);
  client.say('{"type":"hello","protocol":99,"something":"new"}');
  expect(client.heard).toEqual([{ type: 'goodbye', reason: 'other-protocol' }]);
  expect(client.closed).toBe(4010);
});
