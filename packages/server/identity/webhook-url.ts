import { isIP } from 'node:net';
import { isPublicAddress } from '../notify/public-address.ts';

/** Checks the URL without a DNS lookup. The resolved address is checked when the webhook is called. */
export function isAllowedWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(localhost|local|internal|lan|home|corp|onion|home\.arpa)$/.test(host);
}
