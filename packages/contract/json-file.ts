export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

const LINE_FEED = 10;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message.slice(0, 200) : 'not JSON' };
  }
}

/** A file that must be one JSON value in UTF-8. */
export function parseJsonFile(bytes: Uint8Array): ParsedJson {
  const text = decodeUtf8(withoutByteOrderMark(bytes));
  return text === null ? { ok: false, message: 'the text is not valid UTF-8' } : parseJson(text);
}

/** A file with one JSON value, or one on each line. A broken line does not affect others; empty ones are skipped. */
export function* parseJsonLines(bytes: Uint8Array): Generator<ParsedJson> {
  const whole = parseJsonFile(bytes);
  let count = 0;
  if (!whole.ok) {
    for (const line of linesOf(withoutByteOrderMark(bytes))) {
      if (decodeUtf8(line)?.trim() === '') continue;
      yield parseJsonFile(line);
      count++;
    }
  }
  if (count === 0) yield whole;
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; ) {
    const feed = bytes.indexOf(LINE_FEED, start);
    const end = feed < 0 ? bytes.length : feed;
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null where the bytes are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  return BYTE_ORDER_MARK.every((byte, i) => bytes[i] === byte) ? bytes.subarray(3) : bytes;
}
