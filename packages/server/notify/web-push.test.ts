import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { smallHouse } from '../lobby/testing.ts';
import { PrivateAddress } from './addresses.ts';
import { notifyKeys } from './keys.ts';
import { pushOutside } from './web-push.ts';

/** What a browser would bring, for an address of its choosing. */
function subscription(endpoint: string) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, keys };
}

test.each(['https://127.0.0.1/push', 'https://[::1]/push', 'https://localhost/push'])(
  'whoever subscribes with %s does not make the server call itself',
  async (endpoint) => {
    const { push } = await notifyKeys(smallHouse().store.push);
    for (const publicUrl of [null, 'https://play.example']) {
      const sent = pushOutside(push, publicUrl)(subscription(endpoint), '{}', 'topic');
      await expect(sent).rejects.toThrow(PrivateAddress);
    }
  },
);
