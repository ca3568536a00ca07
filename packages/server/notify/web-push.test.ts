import { createECDH, randomBytes } from 'node:crypto';
import { ANN } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { createTestServices } from '../lobby/test-helpers.ts';
import { OutboundClient, type OutboundRequest } from '../outbound/outbound-client.ts';
import { loadNotifyKeys } from './notify-keys.ts';
import { createPushSender } from './web-push.ts';

/** A subscription as a browser sends it, for any endpoint. */
function subscription(endpoint: string) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, keys };
}

const MESSAGE = { user: ANN, body: '{}', topic: 'topic' };

test.each([
  'https://127.0.0.1/push',
  'https://[::1]/push',
  'https://localhost/push',
  'https://127.0.0.1;.push.apple.com/push',
  'https://push.example/push',
])('a subscription to %s does not make the server call it', async (endpoint) => {
  const { push } = await loadNotifyKeys(createTestServices().store.push);
  for (const publicUrl of [null, 'https://play.example']) {
    const client = new OutboundClient();
    const sent = createPushSender(push, { publicUrl, pushHosts: [] }, client)(subscription(endpoint), MESSAGE);
    await expect(sent).rejects.toThrow('unknown push service');
  }
});

test('a message is encrypted and signed for the host of its endpoint', async () => {
  const { push } = await loadNotifyKeys(createTestServices().store.push);
  const requests: OutboundRequest[] = [];
  const client = {
    async post(request: OutboundRequest) {
      requests.push(request);
      return 201;
    },
  };
  const config = { publicUrl: 'https://play.example', pushHosts: ['push.example.org'] };
  const send = createPushSender(push, config, client);
  expect(await send(subscription('https://eu.PUSH.example.org/a?b'), MESSAGE)).toBe(201);
  const [{ headers, body, ...request }] = requests;
  expect(request).toEqual({ kind: 'push', user: ANN, url: 'https://eu.push.example.org/a?b' });
  expect(headers).toMatchObject({ TTL: 86_400, Topic: 'topic', 'Content-Encoding': 'aes128gcm' });
  expect(body).toBeInstanceOf(Buffer);
  const [, claims] = /t=[^.]+\.([^.]+)/.exec(String(headers.Authorization)) ?? [];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://eu.push.example.org',
    sub: 'https://play.example',
  });
});
