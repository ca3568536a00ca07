import { WebSocket } from 'ws';
import type { Attack } from '../attack.ts';

const WATCHES = 200;

/** Requests whole matches and lists repeatedly, and reads none of the responses. */
export const slowReaders: Attack = {
  name: 'slow-readers',
  run: (target) =>
    target.repeat(40, async (address) => {
      const socket = await target.client(address);
      if (!socket) return target.pause(500);
      socket.pause();
      for (let i = 0; i < WATCHES && socket.readyState === WebSocket.OPEN; i++) {
        const on = i % 50;
        if (i >= 50) socket.send(JSON.stringify({ type: 'leave', on }));
        socket.send(JSON.stringify({ type: 'watch', on, match: target.matches[i % target.matches.length], since: 0 }));
        await target.pause(70);
      }
      socket.terminate();
    }),
};
