import { PLAIN_PROTOCOL_VERSION } from '@safehouse/protocol';
import type { Attack } from '../attack.ts';
import { frame, OPCODES } from '../frames.ts';

const hello = JSON.stringify({ type: 'hello', protocol: PLAIN_PROTOCOL_VERSION });

const MALFORMED: readonly Buffer[] = [
  // Unmasked.
  Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
  // With reserved bits set.
  frame({ opcode: 0x70 | OPCODES.text, payload: Buffer.from(hello) }),
  frame({ opcode: 5 }),
  frame({ opcode: OPCODES.continuation }),
  frame({ opcode: OPCODES.ping, payload: Buffer.alloc(125), isFinal: false }),
  frame({ opcode: OPCODES.ping, payload: Buffer.alloc(1000) }),
  frame({ opcode: OPCODES.text, payload: Buffer.from([0xff, 0xfe, 0xc0]) }),
  frame({ opcode: OPCODES.text, claimedLength: 2n ** 63n }),
  frame({ opcode: OPCODES.close, payload: Buffer.from([0x00]) }),
  frame({ opcode: OPCODES.binary, payload: Buffer.from(hello) }),
  frame({ opcode: OPCODES.text, payload: Buffer.from('['.repeat(15_000)) }),
  frame({ opcode: OPCODES.text, payload: Buffer.from(`{"__proto__":{"type":"hello"},"type":"hello"}`) }),
];

export const malformedFrames: Attack = {
  name: 'malformed-frames',
  run: (target) =>
    target.repeat(8, async (address) => {
      const socket = await target.upgraded(address);
      if (!socket) return target.pause(200);
      const bytes = MALFORMED[Math.floor(Math.random() * MALFORMED.length)];
      socket.resume().write(frame({ opcode: OPCODES.text, payload: Buffer.from(hello) }));
      for (let i = 0; i < 30 && !socket.destroyed; i++) socket.write(bytes);
      await target.pause(20);
      socket.destroy();
    }),
};
