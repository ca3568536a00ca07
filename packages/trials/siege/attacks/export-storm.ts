import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

/** Exports all personal data of a user with many matches. */
export const exportStorm: Attack = {
  name: 'export-storm',
  run: (target) =>
    target.repeat(3, async (address) => {
      const token = await target.guest(address);
      for (let i = 0; i < 10; i++) await target.table(address, token, { game: ANY_GAME, seats: ['me', 'shared'] });
      for (let i = 0; i < 20; i++)
        for (const path of ['/api/me/export', '/api/me/statistics', '/api/matches'])
          await target.request('GET', path, { address, token });
      await target.request('DELETE', '/api/me', { address, token });
    }),
};
