import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

/** Resigns and asks for a rematch, again and again. */
export const rematchChurn: Attack = {
  name: 'rematch-churn',
  run: (target) =>
    target.repeat(3, async (address) => {
      const [host, guest] = [await target.guest(address), await target.guest(address)];
      let id = await target.table(address, host, { game: ANY_GAME, seats: ['me', 'open'] });
      await target.request('POST', `/api/matches/${id}/join`, { address, token: guest, body: {} });
      while (id !== null) {
        await target.request('POST', `/api/matches/${id}/resign`, { address, token: host, body: {} });
        const again = `/api/matches/${id}/rematch`;
        const { json } = await target.request('POST', again, { address, token: host, body: {} });
        await target.request('POST', again, { address, token: guest, body: {} });
        id = typeof json.id === 'string' ? json.id : null;
      }
    }),
};
