import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { OutboundPolicy } from './outbound-policy.ts';

export const MAX_RESPONSE_HEADER_BYTES = 8192;

export class OutboundError extends Error {}

export interface PostContent {
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

/**
 * Posts once and resolves with the HTTP status as soon as the headers have come; the body is not read, and redirects
 * are not followed. Rejects without an answer, and when the signal aborts.
 */
export function boundedPost(
  url: URL,
  { headers, body }: PostContent,
  policy: OutboundPolicy,
  signal: AbortSignal,
): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { 'user-agent': 'safehouse', ...headers },
      // A new connection for each request, so that none made for another host name is reused.
      agent: false,
      lookup: checkedLookup(policy),
      maxHeaderSize: MAX_RESPONSE_HEADER_BYTES,
      signal,
    });
    outgoing.on('error', reject);
    // An endless series of interim responses would never be too large.
    outgoing.on('information', () => outgoing.destroy(new OutboundError('an interim response')));
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.on('close', () => reject(new OutboundError('closed without a response')));
    outgoing.end(body);
  });
}

/** The DNS lookup of a connection, which then goes to exactly the addresses that were checked here. */
function checkedLookup({ resolve, isAllowedAddress }: OutboundPolicy): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const allowed = addresses.filter(isAllowedAddress);
        const [first] = allowed;
        if (first === undefined) callback(new OutboundError('no public address'), '');
        else if (options.all) callback(null, allowed.map(withFamily));
        else callback(null, first, isIP(first));
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

const withFamily = (address: string) => ({ address, family: isIP(address) });
