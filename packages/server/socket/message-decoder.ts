import { type ClientMessage, clientMessage, PROTOCOL_VERSION, refusal, type ServerRefusal } from '@safehouse/protocol';
import { hasEscapedNul } from '../edge/nul-character.ts';

export type DecodeResult =
  | { readonly ok: true; readonly said: ClientMessage }
  | { readonly ok: false; readonly refusal: ServerRefusal; readonly isOtherProtocol?: true };

/** Parses and validates a client's message. */
export function decodeClientMessage(text: string): DecodeResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, refusal: refusal('bad-json', 'this is not JSON') };
  }
  if (hasEscapedNul(text)) {
    return { ok: false, refusal: refusal('bad-request', 'message: U+0000 is not allowed') };
  }
  const read = clientMessage.safeParse(value);
  if (read.success) return { ok: true, said: read.data };
  const [{ path, message }] = read.error.issues;
  const why = refusal('bad-request', `${path.join('.') || 'message'}: ${message}`);
  return { ok: false, refusal: why, ...(isOtherProtocolHello(value) && { isOtherProtocol: true }) };
}

/** A hello of another protocol version, whatever else is in it. */
function isOtherProtocolHello(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, protocol } = value as { readonly type?: unknown; readonly protocol?: unknown };
  return type === 'hello' && typeof protocol === 'number' && protocol !== PROTOCOL_VERSION;
}
