import type { Target } from './target.ts';

export interface AttackerAccount {
  readonly id: string;
  readonly token: string;
}

export const ATTACKER_PASSPHRASE = 'a long passphrase';

/** The number of accounts per address. All loops share them, because only ten can be created there per minute. */
const PER_ADDRESS = 6;

/** Accounts of attackers, for requests that guests cannot make. */
export class AttackerAccounts {
  readonly #target: Target;
  readonly #byAddress = new Map<string, Promise<AttackerAccount>[]>();

  constructor(target: Target) {
    this.#target = target;
  }

  /** Returns the same account for the same address and number. */
  get(address: string, number: number): Promise<AttackerAccount> {
    const own = this.#byAddress.get(address) ?? [];
    this.#byAddress.set(address, own);
    const place = number % PER_ADDRESS;
    own[place] ??= this.#create(address);
    return own[place];
  }

  async #create(address: string): Promise<AttackerAccount> {
    for (;;) {
      const body = { name: `A${Math.random().toString(36).slice(2, 14)}`, passphrase: ATTACKER_PASSPHRASE };
      const { json } = await this.#target.request('POST', '/api/account', { address, body });
      const { user, token } = json as { readonly user?: { readonly id: string }; readonly token?: string };
      if (user && token) return { id: user.id, token };
      await this.#target.pause(1000);
    }
  }
}
