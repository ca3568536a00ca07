import { createHmac } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { assertPublicHost, publicLookup } from './public-address.ts';

const TIMEOUT_MS = 5_000;

/** One attempt: the HTTP status. Rejects on a timeout, without an answer, and for an address that is not public. */
export type WebhookPoster = (
  url: string,
  body: string,
  headers: { readonly [name: string]: string },
) => Promise<number>;

/**
 * Posts to public addresses by https; `anywhere` is for tests, which use localhost. Redirects are not followed: their
 * status is returned.
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
    // A new connection for each request, so that none made for another host name is reused.
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
      // The body is not read.
      response.destroy();
    });
    request.end(body);
  });
}

/** Proves that the message comes from this server, and when it was sent. */
export function signatureHeaders(
  secret: string,
  at: number,
  body: string,
): { readonly [name: string]: string } {
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
