const FINAL_TEXT_FRAME = 0x81;
const FINAL_BINARY_FRAME = 0x82;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

/** Encodes messages from a server (RFC 6455): each in one unmasked frame, one after the other. */
export function encodeFrames(messages: readonly (string | Uint8Array)[]): Buffer {
  let size = 0;
  for (const message of messages) size += frameSize(byteLength(message));
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const message of messages) {
    frames[at] = typeof message === 'string' ? FINAL_TEXT_FRAME : FINAL_BINARY_FRAME;
    at = writeFrameLength(frames, at + 1, byteLength(message));
    at += typeof message === 'string' ? frames.write(message, at) : copyInto(frames, message, at);
  }
  return frames;
}

function byteLength(message: string | Uint8Array): number {
  return typeof message === 'string' ? Buffer.byteLength(message) : message.length;
}

function copyInto(frames: Buffer, bytes: Uint8Array, at: number): number {
  frames.set(bytes, at);
  return bytes.length;
}

function frameSize(length: number): number {
  return length + (length < LENGTH_IN_2_BYTES ? 2 : length < 0x1_0000 ? 4 : 10);
}

/** Returns the position where the message begins. */
function writeFrameLength(frames: Buffer, at: number, length: number): number {
  if (length < LENGTH_IN_2_BYTES) {
    frames[at] = length;
    return at + 1;
  }
  if (length < 0x1_0000) {
    frames[at] = LENGTH_IN_2_BYTES;
    return frames.writeUInt16BE(length, at + 1);
  }
  frames[at] = LENGTH_IN_8_BYTES;
  return frames.writeBigUInt64BE(BigInt(length), at + 1);
}
