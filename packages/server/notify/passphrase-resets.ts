import { nameKey, type ResetRequest, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Log } from '../log.ts';
import type { EmailStore } from '../store/email-store.ts';
import type { UserStore } from '../store/user-store.ts';
import { mailboxHash, NO_MAIL } from './email-addresses.ts';
import type { Notifications } from './notifications.ts';
import type { SignedLinks } from './signed-links.ts';

/** From where a request comes. */
interface Requester {
  readonly network: string;
}

/** Who asks for a mail. */
export interface MailRequester {
  readonly address: string;
  /** The id of a device that has signed in to the account before; null for any other. */
  readonly device: string | null;
}

interface PassphraseResetsDeps {
  readonly store: { readonly users: UserStore; readonly emails: EmailStore };
  readonly passphrases: {
    /** Conflict: the passphrase was changed meanwhile. */
    reset(
      user: UserId,
      change: { readonly oldHash: string; readonly next: string },
      requester: Requester,
    ): Promise<ServerRefusal | 'conflict' | null>;
  };
  readonly notifications: Notifications;
  readonly links: SignedLinks;
  readonly log: Log;
  /** May another e-mail be sent to this address, of which only a hash is kept? */
  mayWriteTo(addressHash: string, from: MailRequester): boolean;
  now(): number;
}

const INVALID_LINK = refusal('not-found', 'this link does not work: it is too old, or was used already');

/**
 * Resets a forgotten passphrase by a link to the confirmed e-mail address. Links are not stored: they are signed with
 * the hash of the current passphrase, so a link works once, and only until the passphrase is changed.
 */
export class PassphraseResets {
  readonly #deps: PassphraseResetsDeps;
  readonly #pending = new Set<Promise<void>>();

  constructor(deps: PassphraseResetsDeps) {
    this.#deps = deps;
  }

  /** The same answer, equally fast, whether or not such an account with an address exists. Null: done. */
  request(name: string, from: MailRequester): ServerRefusal | null {
    const { notifications, log } = this.#deps;
    if (!notifications.hasMail) return NO_MAIL;
    const job: Promise<void> = this.#queueMail(name, from)
      .catch((error) => log.warn('a reset mail was not queued', { error: String(error) }))
      .finally(() => this.#pending.delete(job));
    this.#pending.add(job);
    return null;
  }

  /** Resolves when all requested e-mails are queued. */
  async whenQueued(): Promise<void> {
    await Promise.all(this.#pending);
  }

  /** Ends all sessions of the account. Null: done. */
  async reset({ token, next }: ResetRequest, requester: Requester): Promise<ServerRefusal | null> {
    const { store, passphrases, links, log, now } = this.#deps;
    const parsed = links.parseTimed(token, now());
    const passphraseHash = parsed && (await store.users.byId(parsed.user))?.passphrase;
    const address = parsed && (await store.emails.find(parsed.user)).address;
    if (!parsed || !passphraseHash || !address) return INVALID_LINK;
    if (!links.resets(parsed, { address, passphraseHash })) return INVALID_LINK;
    const change = { oldHash: passphraseHash, next };
    const result = await passphrases.reset(parsed.user, change, requester);
    if (result === 'conflict') return INVALID_LINK;
    if (result === null) log.info('passphrase reset', { user: parsed.user });
    return result;
  }

  async #queueMail(name: string, from: MailRequester): Promise<void> {
    const { store, notifications, mayWriteTo } = this.#deps;
    const account = await store.users.accountByNameKey(nameKey(name));
    const address = account && (await store.emails.find(account.id)).address;
    if (!account || account.isBanned || !address || !mayWriteTo(mailboxHash(address), from)) return;
    await notifications.queueLink(account.id, 'reset-passphrase');
  }
}
