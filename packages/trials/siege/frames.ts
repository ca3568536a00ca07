import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

interface FrameOptions {
  readonly opcode: number;
  readonly payload?: Buffer;
  readonly isFinal?: boolean;
  /** The length in the header, if it differs from the real one. */
  readonly claimedLength?: bigint;
}

/** A frame as clients send it. The mask is zero, so the payload stays readable. */
export function frame({ opcode, payload = Buffer.alloc(0), isFinal = true, claimedLength }: FrameOptions): Buffer {
  const first = opcode | (isFinal ? 0x80 : 0);
  const mask = Buffer.alloc(4);
  if (claimedLength === undefined && payload.length < 126)
    return Buffer.concat([Buffer.from([first, 0x80 | payload.length]), mask, payload]);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(claimedLength ?? BigInt(payload.length));
  return Buffer.concat([Buffer.from([first, 0x80 | 127]), length, mask, payload]);
}

const MAX_UNSENT_BYTES = 1 << 20;

/** Writes until the connection is closed, about as fast as the other side reads. */
export async function flood(socket: Socket, bytes: Buffer, signal: AbortSignal): Promise<void> {
  while (!socket.destroyed && !signal.aborted) {
    if (socket.writableLength < MAX_UNSENT_BYTES) socket.write(bytes);
    await sleep(1);
  }
  socket.destroy();
}
