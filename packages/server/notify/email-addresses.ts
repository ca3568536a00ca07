import { createHash } from 'node:crypto';
import { type OwnNotifications, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { EmailStore } from '../store/email-store.ts';
import type { User } from '../store/user.ts';
import type { Notifications } from './notifications.ts';
import type { SignedLinks } from './signed-links.ts';

interface EmailAddressesDeps {
  readonly store: EmailStore;
  readonly notifications: Notifications;
  readonly links: SignedLinks;
  /** May another e-mail be sent to this address (only a hash is kept) at the request of this network address? */
  mayWriteTo(addressHash: string, from: string): boolean;
  now(): number;
}

export const NO_MAIL = refusal('not-found', 'this server sends no e-mail');
const NOT_AN_ACCOUNT = refusal('forbidden', 'an e-mail address needs an account');
const TOO_MANY_MAILS = refusal('too-many-requests', 'too many mails to this address: try again later');

/** The e-mail addresses of accounts: given, confirmed by a link, and removed. */
export class EmailAddresses {
  readonly #deps: EmailAddressesDeps;

  constructor(deps: EmailAddressesDeps) {
    this.#deps = deps;
  }

  async viewFor(user: UserId): Promise<OwnNotifications['email']> {
    return { isAvailable: this.#deps.notifications.hasMail, ...(await this.#deps.store.find(user)) };
  }

  /** An earlier address stays until the new one is confirmed. `check`: verifies the owner. Null: done. */
  async set(
    { id, kind }: User,
    { address, from }: { readonly address: string; readonly from: string },
    check: () => Promise<ServerRefusal | null>,
  ): Promise<ServerRefusal | null> {
    const { store, notifications, mayWriteTo } = this.#deps;
    if (!notifications.hasMail) return NO_MAIL;
    if (kind !== 'account') return NOT_AN_ACCOUNT;
    const refused = await check();
    if (refused) return refused;
    if ((await store.find(id)).address === address) return null;
    if (!mayWriteTo(mailboxHash(address), from)) return TOO_MANY_MAILS;
    await store.setPending(id, address);
    await notifications.queueLink(id, 'confirm-email');
    return null;
  }

  remove(user: UserId): Promise<void> {
    return this.#deps.store.remove(user);
  }

  /** Does this link confirm an address that is still pending? */
  async isConfirmable(token: string): Promise<boolean> {
    return (await this.#pendingFor(token)) !== null;
  }

  async confirm(token: string): Promise<boolean> {
    const found = await this.#pendingFor(token);
    return found !== null && (await this.#deps.store.confirm(found.user, found.address)) === 'stored';
  }

  async #pendingFor(token: string): Promise<{ readonly user: UserId; readonly address: string } | null> {
    const { store, links, now } = this.#deps;
    const parsed = links.parseTimed(token, now());
    const address = parsed && (await store.find(parsed.user)).pending;
    return parsed && address !== null && links.confirms(parsed, address) ? { user: parsed.user, address } : null;
  }
}

export function mailboxHash(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('base64url');
}

/** Equal for most spellings of one mailbox: `A.nn+games@...` gives `ann@...`. */
function mailboxOf(address: string): string {
  const [name, domain] = address.toLowerCase().split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
}
