import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

/** Joins every table in the lobby and leaves it, and joins and leaves one with several free seats. */
export const lobbySniping: Attack = {
  name: 'lobby-sniping',
  run: (target) =>
    target.repeat(3, async (address, loop) => {
      const [host, guest] = [await target.guest(address), await target.guest(address)];
      const table = {
        game: ANY_GAME,
        seats: ['me', 'open', 'open', 'open'],
        visibility: loop === 0 ? 'public' : 'private',
      };
      const large = await target.table(address, host, table);
      for (let i = 0; i < 100; i++) {
        const { json } = await target.request('GET', '/api/matches', { address, token: guest });
        for (const { id } of (json.open ?? []) as readonly { readonly id: string }[]) {
          await target.request('POST', `/api/matches/${id}/join`, { address, token: guest, body: {} });
          await target.request('POST', `/api/matches/${id}/leave`, { address, token: guest });
        }
        if (large === null) continue;
        await target.request('POST', `/api/matches/${large}/join`, { address, token: guest, body: {} });
        await target.request('POST', `/api/matches/${large}/leave`, { address, token: guest });
      }
    }),
};
