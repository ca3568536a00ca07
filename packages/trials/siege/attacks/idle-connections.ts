import { once } from 'node:events';
import type { Attack } from '../attack.ts';

/** Connections that never send a request. */
export const idleConnections: Attack = {
  name: 'idle-connections',
  run: (target) =>
    target.repeat(400, async (address) => {
      const socket = await target.connect(address);
      if (socket) await once(socket.resume(), 'close');
      else await target.pause(500);
    }),
};
