import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestServices } from '../lobby/test-helpers.ts';
import { loadNotifyKeys } from './notify-keys.ts';
import { PrivateAddressError } from './public-address.ts';
import { createPushSender } from './web-push.ts';

/** A subscription as a browser sends it, for any endpoint. */
function subscription(endpoint: string) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, keys };
}

test.each(['https://127.0.0.1/push', 'https://[::1]/push', 'https://localhost/push'])(
  'a subscription to %s does not make the server call itself',
  async (endpoint) => {
    const { push } = await loadNotifyKeys(createTestServices().store.push);
    for (const publicUrl of [null, 'https://play.example']) {
      const sent = createPushSender(push, publicUrl)(subscription(endpoint), '{}', 'topic');
      await expect(sent).rejects.toThrow(PrivateAddressError);
    }
  },
);
