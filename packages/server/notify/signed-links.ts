import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_EVENTS, type NotificationEvent, parseUserId, type UserId } from '@safehouse/protocol';

/** What a link in an e-mail unsubscribes from. */
export type UnsubscribeTopic = NotificationEvent | 'all';

const TOPICS: readonly UnsubscribeTopic[] = [...NOTIFICATION_EVENTS, 'all'];

/** The lifetimes of links that confirm an address and of links that set a new passphrase. */
const CONFIRM_LIFETIME_MS = 86_400_000;
const RESET_LIFETIME_MS = 3_600_000;

export interface TimedToken {
  readonly user: UserId;
  readonly expiresAt: number;
  readonly signature: string;
}

/** What a link that sets a new passphrase is bound to. */
export interface ResettableAccount {
  readonly address: string;
  readonly passphraseHash: string;
}

/**
 * Links in mails, signed with a key of the server: a link allows exactly one action, without signing in. They
 * contain no e-mail address.
 */
export class SignedLinks {
  readonly #key: string;
  readonly #origin: string;

  constructor(key: string, origin: string) {
    this.#key = key;
    this.#origin = origin;
  }

  /** The link to a page of the app. */
  pageLink(path: string): string {
    return `${this.#origin}${path}`;
  }

  /** Never expires, so that the link in an old e-mail still works. */
  unsubscribeLink(user: UserId, topic: UnsubscribeTopic): string {
    return this.pageLink(`/unsubscribe/${user}.${topic}.${this.#sign('unsubscribe', user, topic)}`);
  }

  parseUnsubscribe(token: string): { readonly user: UserId; readonly topic: UnsubscribeTopic } | null {
    const [id = '', name, signature = ''] = token.split('.');
    const [user, topic] = [parseUserId(id), TOPICS.find((each) => each === name)];
    if (user === null || topic === undefined) return null;
    return isEqual(signature, this.#sign('unsubscribe', user, topic)) ? { user, topic } : null;
  }

  confirmLink(user: UserId, address: string, now: number): string {
    const expiresAt = now + CONFIRM_LIFETIME_MS;
    return this.pageLink(`/confirm-email/${user}.${expiresAt}.${this.#signAddress(user, expiresAt, address)}`);
  }

  /** Does not check the signature: see `confirms` and `resets`. Null if it has expired. */
  parseTimed(token: string, now: number): TimedToken | null {
    const [id = '', time = '', signature = ''] = token.split('.');
    const user = parseUserId(id);
    const expiresAt = Number(time);
    return user !== null && expiresAt > now ? { user, expiresAt, signature } : null;
  }

  confirms({ user, expiresAt, signature }: TimedToken, address: string): boolean {
    return isEqual(signature, this.#signAddress(user, expiresAt, address));
  }

  /**
   * Works once, because it is signed with the hash of the current passphrase. After `#`, so that it reaches neither
   * logs nor other pages.
   */
  resetLink(user: UserId, account: ResettableAccount, now: number): string {
    const expiresAt = now + RESET_LIFETIME_MS;
    return this.pageLink(`/profile#reset=${user}.${expiresAt}.${this.#signReset(user, expiresAt, account)}`);
  }

  resets({ user, expiresAt, signature }: TimedToken, account: ResettableAccount): boolean {
    return isEqual(signature, this.#signReset(user, expiresAt, account));
  }

  #signReset(user: UserId, expiresAt: number, { address, passphraseHash }: ResettableAccount): string {
    return this.#sign('reset', user, `${expiresAt} ${address} ${passphraseHash}`);
  }

  #signAddress(user: UserId, expiresAt: number, address: string): string {
    return this.#sign('confirm', user, `${expiresAt} ${address}`);
  }

  #sign(purpose: string, user: UserId, what: string): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${user} ${what}`).digest('base64url');
  }
}

function isEqual(signature: string, expected: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
