import type { Attack } from '../attack.ts';
import { flood, frame, OPCODES } from '../frames.ts';

const BYTES = Buffer.alloc(64 * 1024, 'x');

/** Frames that claim 8 GB, and messages larger than the server accepts. */
export const hugeFrames: Attack = {
  name: 'huge-frames',
  run: (target, signal) =>
    target.repeat(5, async (address, loop) => {
      const socket = await target.upgraded(address);
      if (!socket) return;
      const claimedLength = loop % 2 === 0 ? 2n ** 33n : 16_000n;
      socket.write(frame({ opcode: OPCODES.text, claimedLength }));
      await flood(socket.resume(), BYTES, signal);
    }),
};
