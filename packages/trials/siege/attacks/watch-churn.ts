import { WebSocket } from 'ws';
import type { Attack } from '../attack.ts';

/** Watches and unwatches as often as a socket may send. */
export const watchChurn: Attack = {
  name: 'watch-churn',
  run: (target) =>
    target.repeat(10, async (address) => {
      const socket = await target.client(address);
      if (!socket) return target.pause(500);
      socket.on('message', () => undefined);
      for (let i = 0; socket.readyState === WebSocket.OPEN && i < 500; i++) {
        const match = target.matches[i % target.matches.length];
        socket.send(JSON.stringify({ type: 'watch', on: i % 60, match, since: 0 }));
        socket.send(JSON.stringify({ type: 'leave', on: i % 60 }));
        await target.pause(70);
      }
      socket.terminate();
    }),
};
