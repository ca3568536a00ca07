import { type ClientMessage, clientMessage, PROTOCOL_VERSION, refusal, type ServerRefusal } from '@safehouse/protocol';
import { parseJsonInput } from '../edge/json-input.ts';

export type DecodeResult =
  | { readonly ok: true; readonly said: ClientMessage }
  | { readonly ok: false; readonly refusal: ServerRefusal; readonly isOtherProtocol?: true };

/** Parses and validates a client's message. */
export function decodeClientMessage(text: string): DecodeResult {
  const json = parseJsonInput(text);
  if (!json.ok) return json;
  const read = clientMessage.safeParse(json.value);
  if (read.success) return { ok: true, said: read.data };
  const [{ path, message }] = read.error.issues;
  const why = refusal('bad-request', `${path.join('.') || 'message'}: ${message}`);
  return { ok: false, refusal: why, ...(isOtherProtocolHello(json.value) && { isOtherProtocol: true }) };
}

/** A hello of another protocol version, whatever else is in it. */
function isOtherProtocolHello(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, protocol } = value as { readonly type?: unknown; readonly protocol?: unknown };
  return type === 'hello' && typeof protocol === 'number' && protocol !== PROTOCOL_VERSION;
}
