import type { Attack } from '../attack.ts';

/** Connects, sends a hello and disconnects. */
export const reconnectChurn: Attack = {
  name: 'reconnect-churn',
  run: (target) =>
    target.repeat(8, async (address, loop) => {
      const socket = await target.client(address);
      socket?.send(JSON.stringify({ type: 'watch', on: 1, match: target.matches[loop % target.matches.length] }));
      if (loop % 2 === 0) await target.pause(20);
      socket?.terminate();
    }),
};
