import type { Attack } from '../attack.ts';

/** Every new account costs the hash of a passphrase. */
export const accountStorm: Attack = {
  name: 'account-storm',
  run: (target) =>
    target.repeat(6, async (address) => {
      const body = { name: `A${Math.random().toString(36).slice(2, 14)}`, passphrase: 'x'.repeat(200) };
      await target.request('POST', '/api/account', { address, body });
    }),
};
