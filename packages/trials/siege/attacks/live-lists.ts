import { GAME_IDS } from '@safehouse/games/registry';
import { WebSocket } from 'ws';
import type { Attack } from '../attack.ts';

/** Reads the list of live tables continuously, while sockets subscribe and unsubscribe, each for another game. */
export const liveLists: Attack = {
  name: 'live-lists',
  run: (target) =>
    target.repeat(20, async (address, loop) => {
      if (loop < 5) {
        const game = GAME_IDS[loop % GAME_IDS.length];
        for (const query of ['', `?game=${game}`]) await target.request('GET', `/api/live${query}`, { address });
        return;
      }
      const socket = await target.client(address);
      if (!socket) return target.pause(500);
      socket.on('message', () => undefined);
      for (let i = 0; socket.readyState === WebSocket.OPEN && i < 100; i++) {
        const on = i % 40;
        socket.send(JSON.stringify(i % 2 === 0 ? { type: 'tv', on } : { type: 'live', on, game: `game ${i}` }));
        if (i >= 40) socket.send(JSON.stringify({ type: 'leave', on }));
        await target.pause(70);
      }
      socket.terminate();
    }),
};
