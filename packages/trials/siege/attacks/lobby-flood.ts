import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

/** Guests open public tables, while others read the list continuously. */
export const lobbyFlood: Attack = {
  name: 'lobby-flood',
  run: (target) =>
    target.repeat(4, async (address, loop) => {
      if (loop % 2 === 0) {
        await target.request('GET', '/api/matches', { address });
        return;
      }
      const token = await target.guest(address);
      for (let i = 0; i < 12; i++) {
        const table = { game: ANY_GAME, seats: ['me', 'open'], visibility: 'public' };
        await target.table(address, token, table);
      }
    }),
};
