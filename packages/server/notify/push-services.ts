import { parseOutboundUrl } from '../outbound/outbound-url.ts';

/** Domains of the browsers' push services, with all hosts below them. */
const PUSH_SERVICE_DOMAINS = [
  // Chrome, Brave, Opera, Samsung Internet, and Edge on Android.
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox.
  'push.services.mozilla.com',
  // Safari.
  'push.apple.com',
  // Edge on Windows.
  'notify.windows.com',
];

/** Null if push messages may not be sent there. `moreDomains`: additional domains that the host allows. */
export function parsePushEndpoint(endpoint: string, moreDomains: readonly string[]): URL | null {
  const url = parseOutboundUrl(endpoint);
  if (url === null) return null;
  const isKnown = [...PUSH_SERVICE_DOMAINS, ...moreDomains].some((domain) => `.${url.hostname}`.endsWith(`.${domain}`));
  return isKnown ? url : null;
}
