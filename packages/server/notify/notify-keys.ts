import { createHmac, randomBytes } from 'node:crypto';
import type { UserId } from '@safehouse/protocol';
import webPush from 'web-push';
import type { PushStore } from '../store/push-store.ts';

/** The server's name with the push services. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface NotifyKeys {
  readonly push: VapidKeys;
  /** What the secrets of all webhooks are made from. */
  readonly webhook: string;
}

/** Made on the first start and kept for ever: with new ones, every subscription would be lost. */
export async function loadNotifyKeys(store: PushStore): Promise<NotifyKeys> {
  const fresh = JSON.stringify(webPush.generateVAPIDKeys());
  return {
    push: JSON.parse(await store.getOrCreateSetting('vapid', fresh)),
    webhook: await store.getOrCreateSetting('webhook-key', randomBytes(32).toString('base64url')),
  };
}

/** The secret by which one account checks that a webhook's message is ours. */
export function webhookSecretFor({ webhook }: NotifyKeys, user: UserId): string {
  return createHmac('sha256', webhook).update(user).digest('base64url');
}
