import { createHmac } from 'node:crypto';
import type { UserId } from '@safehouse/protocol';
import type { OutboundClient } from '../outbound/outbound-client.ts';

interface WebhookMessage {
  readonly user: UserId;
  readonly url: string;
  readonly body: string;
  readonly headers: { readonly [name: string]: string };
}

/** One attempt: the HTTP status. Rejects without an answer, and for an address that is not public. */
export type WebhookPoster = (message: WebhookMessage) => Promise<number>;

export function createWebhookPoster(client: OutboundClient): WebhookPoster {
  return ({ headers, ...message }) =>
    client.post({
      ...message,
      kind: 'webhook',
      headers: { 'content-type': 'application/json', ...headers },
    });
}

/** Proves that the message comes from this server, and when it was sent. */
export function signatureHeaders(secret: string, at: number, body: string): { readonly [name: string]: string } {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'safehouse-time': String(at), 'safehouse-signature': `sha256=${signature}` };
}

const RETRY_DELAYS_MS = [0, 2_000, 10_000] as const;

/** Three attempts with growing pauses. After a 3xx or 4xx status (except 408 and 429) there is no retry. */
export async function deliverWithRetries(
  send: () => Promise<number>,
  sleep: (milliseconds: number) => Promise<void>,
): Promise<'delivered' | 'refused' | 'unreachable'> {
  for (const delay of RETRY_DELAYS_MS) {
    if (delay > 0) await sleep(delay);
    const status = await send().catch(() => 0);
    if (status >= 200 && status < 300) return 'delivered';
    if (status >= 300 && status < 500 && status !== 408 && status !== 429) return 'refused';
  }
  return 'unreachable';
}
