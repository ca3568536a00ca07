import type { Attack } from '../attack.ts';

export const guestFlood: Attack = {
  name: 'guest-flood',
  run: (target) =>
    target.repeat(4, async (address) => {
      const name = 'guest '.repeat(3) + Math.random().toString(36).slice(2, 6);
      await target.request('POST', '/api/guest', { address, body: { name } });
    }),
};
