import { Agent } from 'node:https';
import type { PushSubscription } from '@safehouse/protocol';
import webPush from 'web-push';
import type { VapidKeys } from './notify-keys.ts';
import { assertPublicHost, publicLookup } from './public-address.ts';

/** Sends one message and returns the HTTP status. Rejects without an answer. */
export type PushSender = (subscription: PushSubscription, body: string, topic: string) => Promise<number>;

const DAY_SECONDS = 86_400;

export function createPushSender(keys: VapidKeys, publicUrl: string | null): PushSender {
  const subject = vapidSubject(publicUrl);
  // The endpoint comes from a user, so it is checked like a webhook.
  const agent = new Agent({ lookup: publicLookup, keepAlive: false });
  return async (subscription, body, topic) => {
    assertPublicHost(new URL(subscription.endpoint));
    const options = { vapidDetails: { subject, ...keys }, TTL: DAY_SECONDS, timeout: 5_000, topic, agent };
    try {
      return (await webPush.sendNotification(subscription, body, options)).statusCode;
    } catch (error) {
      if (error instanceof webPush.WebPushError) return error.statusCode;
      throw error;
    }
  };
}

/** A contact address of the server's operator, which push services require. */
function vapidSubject(publicUrl: string | null): string {
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.invalid';
}
