import { afterAll, expect, test } from 'vitest';
import { jsonLog } from '../log.ts';
import { Hub } from './hub.ts';
import { TestClient } from './test-client.ts';
import { SocketTestServer, waitUntil } from './test-helpers.ts';

const testServer = new SocketTestServer();
afterAll(() => testServer.close());

test('where nobody can be recognised the line breaks off, and the server goes on', async () => {
  const identity = { userForToken: () => Promise.reject(new Error('the disk is gone')) };
  const logged: string[] = [];
  const log = jsonLog('error', (line) => logged.push(line), Date.now);
  const hub = new Hub({ ...testServer.services, identity, log });
  const client = new TestClient().connect(hub, 'some token').hello();
  client.sendToServer({ type: 'ping', at: 1 });
  await waitUntil(() => client.closeCode !== null);
  expect(client.messagesOfType('refused')).toMatchObject([{ refusal: { code: 'broken' } }]);
  expect(client.messagesOfType('pong')).toEqual([]);
  expect(hub.connections.all).toEqual([]);
  expect(logged.join()).toContain('the disk is gone');
  hub.close();
});

test('who greets in another version of the protocol is told so, and nothing else', () => {
  const client = new TestClient().connect(testServer.hub, null);
  client.sendToServer('{"type":"hello","protocol":99,"something":"new"}');
  expect(client.received).toEqual([{ type: 'goodbye', reason: 'other-protocol' }]);
  expect(client.closeCode).toBe(4010);
});
