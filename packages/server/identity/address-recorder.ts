import { createHmac, randomBytes } from 'node:crypto';
import type { UserId } from '@safehouse/protocol';
import type { Log } from '../log.ts';
import { ADDRESS_WINDOW_MS, type AddressStore } from '../store/address-store.ts';
import type { PushStore } from '../store/push-store.ts';
import type { User } from '../store/user.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FLAG_LIFETIME_MS = 90 * DAY_MS;
const MAX_REMEMBERED = 20_000;

export interface AddressRecorderDeps {
  readonly store: AddressStore;
  readonly log: Log;
  /** Without this key nobody can find the address of a hash by trying all addresses. */
  readonly key: string;
  /** The part of an address that identifies a household. */
  networkOf(address: string): string;
  now(): number;
}

export function loadAddressKey(settings: Pick<PushStore, 'getOrCreateSetting'>): Promise<string> {
  return settings.getOrCreateSetting('address-key', randomBytes(32).toString('base64url'));
}

/** Stores from which addresses accounts are used, as keyed hashes, for a week. */
export class AddressRecorder {
  readonly #deps: AddressRecorderDeps;
  /** When the use of an address was last written, by user and address. */
  readonly #writtenAt = new Map<string, number>();

  constructor(deps: AddressRecorderDeps) {
    this.#deps = deps;
  }

  /** Called with every request, stored once an hour. Not for guests, who are not rated. */
  record({ id, kind }: Pick<User, 'id' | 'kind'>, address: string): void {
    if (kind !== 'account') return;
    const now = this.#deps.now();
    const use = `${id} ${address}`;
    if (now - (this.#writtenAt.get(use) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
    if (this.#writtenAt.size >= MAX_REMEMBERED) this.#writtenAt.clear();
    this.#writtenAt.set(use, now);
    void this.#write(id, address, now);
  }

  async #write(user: UserId, address: string, at: number): Promise<void> {
    const { store, key, log, networkOf } = this.#deps;
    const hash = createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22);
    try {
      await store.recordUse(user, hash, at);
    } catch (error) {
      this.#writtenAt.delete(`${user} ${address}`);
      log.warn('the use of an address could not be stored', { why: String(error) });
    }
  }

  deleteExpired(): Promise<void> {
    const now = this.#deps.now();
    return this.#deps.store.deleteExpired({
      addresses: now - ADDRESS_WINDOW_MS,
      flags: now - FLAG_LIFETIME_MS,
    });
  }
}
