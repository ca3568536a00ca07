import type { Attack } from '../attack.ts';
import { largeEditionTable } from '../games.ts';

/** Tables with the largest allowed editions, all different, so that no copy can be shared. */
export const largeEditions: Attack = {
  name: 'large-editions',
  run: (target) =>
    target.repeat(4, async (address) => {
      const token = await target.guest(address);
      for (let i = 0; i < 20; i++)
        await target.table(address, token, { ...(await largeEditionTable()), seats: ['me', 'shared'] });
    }),
};
