import { refusal, type ServerRefusal } from '@safehouse/protocol';
import type { ZodType } from 'zod';
import { hasEscapedNul } from '../edge/nul-character.ts';

/** A whole edition of a game fits. */
export const MAX_BODY_BYTES = 256 * 1024;

export type BodyResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** Reads a JSON body and checks its schema. A missing body counts as an empty object. */
export async function readBody<T>(request: Request, schema: ZodType<T>): Promise<BodyResult<T>> {
  const text = await readLimitedText(request).catch(() => undefined);
  if (text === undefined) return refusedBody(refusal('bad-request', 'the body is incomplete'));
  if (text === null)
    return refusedBody(refusal('too-large', `the body of a request may have at most ${MAX_BODY_BYTES} bytes`));
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    return refusedBody(refusal('bad-json', 'the body is not JSON'));
  }
  if (hasEscapedNul(text)) return refusedBody(refusal('bad-request', 'body: must not contain U+0000'));
  const read = schema.safeParse(value);
  if (read.success) return { ok: true, value: read.data };
  const [{ path, message }] = read.error.issues;
  return refusedBody(refusal('bad-request', `${path.join('.') || 'body'}: ${message}`));
}

const refusedBody = (refused: ServerRefusal) => ({ ok: false, refusal: refused }) as const;

/** Null if the body is too large: no more than the limit is ever held in memory. */
async function readLimitedText(request: Request): Promise<string | null> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > MAX_BODY_BYTES) return null;
  // The HTTP parser enforces the length, and reading a stream is several times slower.
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
