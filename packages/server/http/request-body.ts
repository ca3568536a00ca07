import { refusal, type ServerRefusal } from '@safehouse/protocol';
import type { ZodType } from 'zod';
import { hasEscapedNul } from '../edge/nul-character.ts';

/** The most that a request may bring. A whole edition of a game fits. */
export const MAX_BODY_BYTES = 256 * 1024;

export type BodyResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** Reads a body as JSON of the given form. An absent one counts as an empty object. */
export async function readBody<T>(request: Request, form: ZodType<T>): Promise<BodyResult<T>> {
  const text = await readLimitedText(request).catch(() => undefined);
  if (text === undefined) return refusedBody(refusal('bad-request', 'the body did not come whole'));
  if (text === null)
    return refusedBody(refusal('too-large', `a request may bring ${MAX_BODY_BYTES} bytes at most`));
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    return refusedBody(refusal('bad-json', 'this is not JSON'));
  }
  if (hasEscapedNul(text))
    return refusedBody(refusal('bad-request', 'body: U+0000 is no part of any text here'));
  const read = form.safeParse(value);
  if (read.success) return { ok: true, value: read.data };
  const [{ path, message }] = read.error.issues;
  return refusedBody(refusal('bad-request', `${path.join('.') || 'body'}: ${message}`));
}

const refusedBody = (why: ServerRefusal) => ({ ok: false, refusal: why }) as const;

/** Null where there is too much of it: no more than the limit is ever held in memory. */
async function readLimitedText(request: Request): Promise<string | null> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > MAX_BODY_BYTES) return null;
  // No more comes than is announced: the parser sees to that. And to read a stream costs several times as much.
  if (length !== null) return request.text();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
