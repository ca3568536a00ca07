import { isIP } from 'node:net';
import { type OutboundPolicy, PUBLIC_INTERNET } from './outbound-policy.ts';

const HOST_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/;
const LOCAL_NAME = /\.(localhost|local|internal|lan|home|corp|onion|home\.arpa)$/;

/**
 * Parses the URL of an outgoing request; null where requests may not go. There is no DNS lookup here: the resolved
 * address is checked when a connection is made.
 */
export function parseOutboundUrl(text: string, policy = PUBLIC_INTERNET): URL | null {
  const url = URL.parse(text);
  if (url?.protocol !== policy.protocol || url.username !== '' || url.password !== '') return null;
  return policy.isAllowedPort(url.port) && isAllowedHost(url.hostname, policy) ? url : null;
}

function isAllowedHost(hostname: string, { isAllowedAddress }: OutboundPolicy): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0) return isAllowedAddress(address);
  return HOST_NAME.test(hostname) && !LOCAL_NAME.test(hostname);
}
