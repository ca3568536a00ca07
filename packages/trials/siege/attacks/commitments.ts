import type { Attack } from '../attack.ts';

/** Requests commitments that are never used. */
export const commitments: Attack = {
  name: 'commitments',
  run: (target) =>
    target.repeat(4, async (address) => {
      const token = await target.guest(address);
      for (let i = 0; i < 25; i++) await target.request('POST', '/api/commitments', { address, token });
    }),
};
