import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_EVENTS, type NotificationEvent, parseUserId, type UserId } from '@safehouse/protocol';

/** What a link in a mail turns off. */
export type UnsubscribeTopic = NotificationEvent | 'all';

const TOPICS: readonly UnsubscribeTopic[] = [...NOTIFICATION_EVENTS, 'all'];

/** How long the link that confirms an address works. */
const CONFIRM_LIFETIME_MS = 86_400_000;

export interface ConfirmToken {
  readonly user: UserId;
  readonly expiresAt: number;
  readonly signature: string;
}

/**
 * Links in mails, signed with a key of the server: whoever has one may do just this one thing, without signing in. They
 * contain no e-mail address.
 */
export class SignedLinks {
  readonly #key: string;
  readonly #origin: string;

  constructor(key: string, origin: string) {
    this.#key = key;
    this.#origin = origin;
  }

  /** Of a page of the app. */
  pageLink(path: string): string {
    return `${this.#origin}${path}`;
  }

  /** Never expires: an old mail can be unsubscribed from, too. */
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

  /** The signature is checked with the address that is to be confirmed: see `confirms`. Null if it has expired. */
  parseConfirm(token: string, now: number): ConfirmToken | null {
    const [id = '', time = '', signature = ''] = token.split('.');
    const user = parseUserId(id);
    const expiresAt = Number(time);
    return user !== null && expiresAt > now ? { user, expiresAt, signature } : null;
  }

  confirms({ user, expiresAt, signature }: ConfirmToken, address: string): boolean {
    return isEqual(signature, this.#signAddress(user, expiresAt, address));
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
