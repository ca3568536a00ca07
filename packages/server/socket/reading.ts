import { PROTOCOL, refusal, type Said, type ServerRefusal, said } from '@safehouse/protocol';
import { hasZero } from '../http/zero.ts';

export type Read =
  | { readonly ok: true; readonly said: Said }
  | { readonly ok: false; readonly refusal: ServerRefusal; readonly isOtherProtocol?: true };

/** What a client said, if it makes sense. */
export function readSaid(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, refusal: refusal('bad-json', 'this is not JSON') };
  }
  if (hasZero(text)) {
    return { ok: false, refusal: refusal('bad-request', 'message: U+0000 is no part of any text here') };
  }
  const read = said.safeParse(value);
  if (read.success) return { ok: true, said: read.data };
  const [{ path, message }] = read.error.issues;
  const why = refusal('bad-request', `${path.join('.') || 'message'}: ${message}`);
  return { ok: false, refusal: why, ...(isOtherHello(value) && { isOtherProtocol: true }) };
}

/** A greeting in a version that is not ours, whatever else is in it. */
function isOtherHello(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, protocol } = value as { readonly type?: unknown; readonly protocol?: unknown };
  return type === 'hello' && typeof protocol === 'number' && protocol !== PROTOCOL;
}
