import { createHmac } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { assertPublicHost, publicLookup } from './public-address.ts';

const TIMEOUT_MS = 5_000;

/** One try: the status that came back. Throws when nobody answered, in time and at a public address. */
export type WebhookPoster = (
  url: string,
  body: string,
  headers: { readonly [name: string]: string },
) => Promise<number>;

/**
 * Posts to public addresses by https; `anywhere` is for tests, which have only their own machine. Redirects are not
 * followed: they end as the status they are.
 */
export function createWebhookPoster(reach: 'public' | 'anywhere'): WebhookPoster {
  if (reach === 'anywhere')
    return async (url, body, headers) => sendRequest(http.request(url, requestOptions(headers)), body);
  return async (text, body, headers) => {
    const url = new URL(text);
    if (url.protocol !== 'https:') throw new Error('a webhook must be https');
    assertPublicHost(url);
    return sendRequest(https.request(url, { ...requestOptions(headers), lookup: publicLookup }), body);
  };
}

function requestOptions(headers: { readonly [name: string]: string }): https.RequestOptions {
  return {
    method: 'POST',
    // A connection of its own, so that none is reused that was made for another name.
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json', 'user-agent': 'safehouse', ...headers },
  };
}

function sendRequest(request: http.ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      // Nobody reads what a stranger's server has to say.
      response.destroy();
    });
    request.end(body);
  });
}

/** Proves that a message is ours and when it was sent: both go into the signature. */
export function signatureHeaders(
  secret: string,
  at: number,
  body: string,
): { readonly [name: string]: string } {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'safehouse-time': String(at), 'safehouse-signature': `sha256=${signature}` };
}

const RETRY_DELAYS_MS = [0, 2_000, 10_000] as const;

/** Three tries with growing pauses. A server that understood and said no is not asked again. */
export async function deliverWithRetries(
  send: () => Promise<number>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<'delivered' | 'refused' | 'unreachable'> {
  for (const wait of RETRY_DELAYS_MS) {
    if (wait > 0) await pause(wait);
    const status = await send().catch(() => 0);
    if (status >= 200 && status < 300) return 'delivered';
    if (status >= 300 && status < 500 && status !== 408 && status !== 429) return 'refused';
  }
  return 'unreachable';
}
