import { createHmac, randomBytes } from 'node:crypto';
import type { UserId } from '@safehouse/protocol';
import webPush from 'web-push';
import type { PushStore } from '../store/push-store.ts';

/** The server's key pair for push services. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface NotifyKeys {
  readonly push: VapidKeys;
  /** The secrets of all webhooks are derived from it. */
  readonly webhook: string;
  /** Signs the links in mails. */
  readonly links: string;
}

/** Created on the first start and stored: with new keys, all push subscriptions would be lost. */
export async function loadNotifyKeys(store: PushStore): Promise<NotifyKeys> {
  const newVapidKeys = JSON.stringify(webPush.generateVAPIDKeys());
  return {
    push: JSON.parse(await store.getOrCreateSetting('vapid', newVapidKeys)),
    webhook: await store.getOrCreateSetting('webhook-key', newKey()),
    links: await store.getOrCreateSetting('link-key', newKey()),
  };
}

const newKey = () => randomBytes(32).toString('base64url');

/** The secret with which an account verifies the signature of its webhook's messages. */
export function webhookSecretFor({ webhook }: NotifyKeys, user: UserId): string {
  return createHmac('sha256', webhook).update(user).digest('base64url');
}
