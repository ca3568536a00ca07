import { isIP } from 'node:net';
import { isPublicAddress } from '../notify/public-address.ts';

/** Does this name, before anybody looks it up, lead out into the world? What it resolves to is checked when called. */
export function isAllowedWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|home|corp|onion|home\.arpa)$/.test(host);
}
