const FINAL_TEXT_FRAME = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

/** Text messages as a server sends them through a socket (RFC 6455): each in one frame, unmasked, one after the other. */
export function encodeTextFrames(texts: readonly string[]): Buffer {
  let size = 0;
  for (const text of texts) size += frameSize(Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const text of texts) {
    at = writeFrameHeader(frames, at, Buffer.byteLength(text));
    at += frames.write(text, at);
  }
  return frames;
}

function frameSize(length: number): number {
  return length + (length < LENGTH_IN_2_BYTES ? 2 : length < 0x1_0000 ? 4 : 10);
}

/** Returns where the text begins. */
function writeFrameHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = FINAL_TEXT_FRAME;
  if (length < LENGTH_IN_2_BYTES) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length < 0x1_0000) {
    frames[at + 1] = LENGTH_IN_2_BYTES;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = LENGTH_IN_8_BYTES;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
