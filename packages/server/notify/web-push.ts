import type { PushSubscription, UserId } from '@safehouse/protocol';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { OutboundClient } from '../outbound/outbound-client.ts';
import type { VapidKeys } from './notify-keys.ts';
import { parsePushEndpoint } from './push-services.ts';

interface PushMessage {
  readonly user: UserId;
  readonly body: string;
  /** A newer message replaces one with the same topic that was not delivered yet. */
  readonly topic: string;
}

/** Sends one message and returns the HTTP status. Rejects without an answer, and for an unknown push service. */
export type PushSender = (subscription: PushSubscription, message: PushMessage) => Promise<number>;

const DAY_SECONDS = 86_400;

export function createPushSender(
  keys: VapidKeys,
  { publicUrl, pushHosts }: Pick<Config, 'publicUrl' | 'pushHosts'>,
  client: Pick<OutboundClient, 'post'>,
): PushSender {
  const vapidDetails = { subject: vapidSubject(publicUrl), ...keys };
  return async (subscription, { user, body: text, topic }) => {
    const url = parsePushEndpoint(subscription.endpoint, pushHosts)?.href;
    if (url === undefined) throw new Error('unknown push service');
    const { headers, body } = webPush.generateRequestDetails({ ...subscription, endpoint: url }, text, {
      vapidDetails,
      TTL: DAY_SECONDS,
      topic,
    });
    return client.post({ kind: 'push', user, url, headers, body });
  };
}

/** A contact address for the server's host, which push services require. */
function vapidSubject(publicUrl: string | null): string {
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.invalid';
}
