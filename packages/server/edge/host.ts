import { isIP } from 'node:net';
import type { Config } from '../config.ts';

/**
 * May a request name this host? Otherwise another site's name could be pointed at this server (DNS rebinding), and
 * its pages would count as our own. Without a host it is a program: browsers always send one.
 */
export function isAllowedHost(
  host: string | null,
  { publicUrl, allowedHosts }: Pick<Config, 'publicUrl' | 'allowedHosts'>,
): boolean {
  if (host === null) return true;
  const name = hostnameOf(host);
  if (name === null) return false;
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  return allowedHosts.includes(name) || (publicUrl !== null && name === URL.parse(publicUrl)?.hostname);
}

function hostnameOf(host: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(host)) return null;
  return URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? null;
}
