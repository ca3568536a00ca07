import { once } from 'node:events';
import type { Attack } from '../attack.ts';

/** As many sockets as the server accepts, all with a subscription. Closed ones are replaced. */
export const manySockets: Attack = {
  name: 'many-sockets',
  run: (target) =>
    target.repeat(300, async (address, loop) => {
      const socket = await target.client(address);
      if (!socket) return target.pause(1000);
      socket.send(JSON.stringify({ type: 'watch', on: 1, match: target.matches[loop % target.matches.length] }));
      socket.send(JSON.stringify({ type: 'lobby', on: 2 }));
      await once(socket, 'close');
    }),
};
