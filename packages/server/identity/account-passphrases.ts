import { type PassphraseRequest, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { User } from '../store/user.ts';
import type { UserStore } from '../store/user-store.ts';
import { TOO_BUSY, unlessBusy } from './busy-hasher.ts';
import { ANYBODY, type HashRequester } from './hash-slots.ts';
import type { PassphraseHasher } from './passphrase-hasher.ts';
import { hashToken } from './tokens.ts';

interface AccountPassphrasesDeps {
  readonly users: UserStore;
  readonly hasher: PassphraseHasher;
  onChanged(user: UserId): void;
}

const WRONG_PASSPHRASE = refusal('wrong-name-or-passphrase', 'this is not the passphrase of your account');

/** Checks and replaces the passphrases of accounts. */
export class AccountPassphrases {
  readonly #deps: AccountPassphrasesDeps;

  constructor(deps: AccountPassphrasesDeps) {
    this.#deps = deps;
  }

  /** Null: the passphrase is correct. */
  check({ id }: User, passphrase: string, requester = ANYBODY): Promise<ServerRefusal | null> {
    return unlessBusy<ServerRefusal | null>(TOO_BUSY, async () =>
      (await this.#checkedHash(id, passphrase, requester)) === null ? WRONG_PASSPHRASE : null,
    );
  }

  /** Ends all other sessions of the account. Null: done. */
  async change(
    { id, kind }: User,
    token: string,
    { passphrase, next }: PassphraseRequest,
    requester = ANYBODY,
  ): Promise<ServerRefusal | null> {
    if (kind === 'guest') return refusal('forbidden', 'a guest has no passphrase');
    return unlessBusy<ServerRefusal | null>(TOO_BUSY, async () => {
      const oldHash = await this.#checkedHash(id, passphrase, requester);
      const keptSessionHash = hashToken(token);
      if (oldHash === null || keptSessionHash === null) return WRONG_PASSPHRASE;
      const change = { oldHash, newHash: await this.#deps.hasher.hash(next, requester), keptSessionHash };
      return (await this.#store(id, change)) === 'conflict' ? WRONG_PASSPHRASE : null;
    });
  }

  /** Ends all sessions of the account. Null: done; conflict: the passphrase was changed meanwhile. */
  async reset(
    id: UserId,
    { oldHash, next }: { readonly oldHash: string; readonly next: string },
    requester: HashRequester,
  ): Promise<ServerRefusal | 'conflict' | null> {
    return unlessBusy<ServerRefusal | 'conflict' | null>(TOO_BUSY, async () => {
      const change = { oldHash, newHash: await this.#deps.hasher.hash(next, requester), keptSessionHash: '' };
      return this.#store(id, change);
    });
  }

  async #store(id: UserId, change: Parameters<UserStore['changePassphrase']>[1]): Promise<'conflict' | null> {
    const { users, onChanged } = this.#deps;
    if ((await users.changePassphrase(id, change)) === 'conflict') return 'conflict';
    onChanged(id);
    return null;
  }

  /** The stored hash; null if the passphrase is wrong. */
  async #checkedHash(id: UserId, passphrase: string, requester: HashRequester): Promise<string | null> {
    const { users, hasher } = this.#deps;
    const hash = (await users.byId(id))?.passphrase ?? null;
    return (await hasher.verify(passphrase, hash, requester)) ? hash : null;
  }
}
