import { WebSocket } from 'ws';
import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

const LISTS = ['friends', 'mine', 'lobby', 'online', 'live', 'tv'];

/** Every socket subscribes to the same lists and the same match repeatedly, while a table changes them. */
export const listSubscriptions: Attack = {
  name: 'list-subscriptions',
  run: (target) =>
    target.repeat(4, async (address, loop) => {
      const token = await target.guest(address);
      const [match] = target.matches;
      for (let round = 0; round < 5; round++) {
        const socket = await target.client(address, token);
        if (!socket) return target.pause(500);
        socket.on('message', () => undefined);
        for (let on = 0; on < 50 && socket.readyState === WebSocket.OPEN; on++) {
          const type = LISTS[(on + loop) % LISTS.length];
          socket.send(JSON.stringify(on % 2 === 0 ? { type, on } : { type: 'watch', on, match }));
          await target.pause(40);
        }
        const body = { game: ANY_GAME, seats: ['me', 'open'], visibility: 'public' };
        const id = await target.table(address, token, body);
        await target.pause(1000);
        if (id !== null) await target.request('POST', `/api/matches/${id}/leave`, { address, token });
      }
    }),
};
