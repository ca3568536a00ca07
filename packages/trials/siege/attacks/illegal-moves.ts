import { WebSocket } from 'ws';
import type { Attack } from '../attack.ts';
import { ANY_GAME } from '../games.ts';

/** Illegal moves by many sockets of guests, at their own tables. */
export const illegalMoves: Attack = {
  name: 'illegal-moves',
  run: (target) =>
    target.repeat(40, async (address) => {
      const token = await target.guest(address);
      const match = await target.table(address, token, { game: ANY_GAME, seats: ['me', 'shared'] });
      const socket = match === null ? null : await target.client(address, token);
      if (!socket) return target.pause(1000);
      socket.on('message', () => undefined);
      socket.send(JSON.stringify({ type: 'watch', on: 1, match }));
      for (let i = 0; i < 1000 && socket.readyState === WebSocket.OPEN; i++) {
        const move = { type: 'play', card: `${i}`, target: { nested: [i, 'x'.repeat(500)] } };
        socket.send(JSON.stringify({ type: 'move', on: 1, version: 1, move, key: `${i}` }));
        await target.pause(35);
      }
      socket.terminate();
    }),
};
