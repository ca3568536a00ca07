import { Agent } from 'node:https';
import type { PushSubscription } from '@safehouse/protocol';
import webPush from 'web-push';
import { checkHost, publicLookup } from './addresses.ts';
import type { PushKeys } from './keys.ts';

/** Sends one message and gives back the status that came. Throws when nobody answered. */
export type SendPush = (subscription: PushSubscription, body: string, topic: string) => Promise<number>;

const A_DAY = 86_400;

export function pushOutside(keys: PushKeys, publicUrl: string | null): SendPush {
  const subject = contactOf(publicUrl);
  // Whoever subscribes names the address, so it is as suspect as any webhook.
  const agent = new Agent({ lookup: publicLookup, keepAlive: false });
  return async (subscription, body, topic) => {
    checkHost(new URL(subscription.endpoint));
    const options = { vapidDetails: { subject, ...keys }, TTL: A_DAY, timeout: 5_000, topic, agent };
    try {
      return (await webPush.sendNotification(subscription, body, options)).statusCode;
    } catch (error) {
      if (error instanceof webPush.WebPushError) return error.statusCode;
      throw error;
    }
  };
}

/** Where a push service can reach whoever runs this server; it insists on something. */
function contactOf(publicUrl: string | null): string {
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.invalid';
}
