import { refusal, type Said, type ServerRefusal, said } from '@safehouse/protocol';

export type Read =
  | { readonly ok: true; readonly said: Said }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** What a client said, if it makes sense. */
export function readSaid(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, refusal: refusal('bad-json', 'this is not JSON') };
  }
  const read = said.safeParse(value);
  if (read.success) return { ok: true, said: read.data };
  const [{ path, message }] = read.error.issues;
  return { ok: false, refusal: refusal('bad-request', `${path.join('.') || 'message'}: ${message}`) };
}
