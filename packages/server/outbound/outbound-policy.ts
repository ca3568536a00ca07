import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** Where requests may go. Only tests have their own policy, for their servers on localhost. */
export interface OutboundPolicy {
  readonly protocol: 'https:' | 'http:';
  /** As in a URL: empty for the default port. */
  isAllowedPort(port: string): boolean;
  isAllowedAddress(address: string): boolean;
  resolve(hostname: string): Promise<readonly string[]>;
}

const MAX_ADDRESSES_PER_FAMILY = 2;

// Not `dns.lookup`: its queries share two threads, so a few unresponsive name servers would block all others.
const resolver = new Resolver({ timeout: 1000, tries: 2 });

export const PUBLIC_INTERNET: OutboundPolicy = {
  protocol: 'https:',
  isAllowedPort: (port) => port === '' || port === '8443',
  isAllowedAddress: isPublicAddress,
  async resolve(hostname) {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value.slice(0, MAX_ADDRESSES_PER_FAMILY) : [],
    );
  },
};
