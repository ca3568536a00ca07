import {
  type ClientMessage,
  clientMessage,
  isJsonObject,
  type JsonObject,
  PLAIN_PROTOCOL_VERSION,
  PROTOCOL_VERSION,
  refusal,
  type ServerRefusal,
} from '@safehouse/protocol';
import { parseJsonInput } from '../edge/json-input.ts';

export type DecodeResult =
  | { readonly ok: true; readonly said: ClientMessage }
  | { readonly ok: false; readonly refusal: ServerRefusal; readonly isOtherProtocol?: true };

/** Parses and validates a client's message. */
export function decodeClientMessage(text: string): DecodeResult {
  const json = parseJsonInput(text);
  if (!json.ok) return json;
  if (isPlainMove(json.value)) return { ok: true, said: json.value };
  const read = clientMessage.safeParse(json.value);
  if (read.success) return { ok: true, said: read.data };
  const [{ path, message }] = read.error.issues;
  const why = refusal('bad-request', `${path.join('.') || 'message'}: ${message}`);
  return { ok: false, refusal: why, ...(isOtherProtocolHello(json.value) && { isOtherProtocol: true }) };
}

type MoveMessage = Extract<ClientMessage, { readonly type: 'move' }>;

const MOVE_FIELDS = 5;
/** The characters of the keys that clients generate. */
const PLAIN_KEY = /^[\w-]{1,64}$/;

/** Is it a move in the usual form? Nearly all messages are; they are checked faster, without the schema. */
function isPlainMove(value: unknown): value is MoveMessage {
  if (!isJsonObject(value) || value.type !== 'move') return false;
  return isCount(value.on, 9999) && isCount(value.version) && isJsonObject(value.move) && hasPlainKey(value);
}

function isCount(value: unknown, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

/** Also checks that there are no other fields. */
function hasPlainKey(value: JsonObject): boolean {
  return typeof value.key === 'string' && PLAIN_KEY.test(value.key) && Object.keys(value).length === MOVE_FIELDS;
}

/** A hello of another protocol version, whatever other fields it has. */
function isOtherProtocolHello(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, protocol } = value as { readonly type?: unknown; readonly protocol?: unknown };
  const isKnown = protocol === PROTOCOL_VERSION || protocol === PLAIN_PROTOCOL_VERSION;
  return type === 'hello' && typeof protocol === 'number' && !isKnown;
}
