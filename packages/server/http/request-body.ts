import { refusal, type ServerRefusal } from '@safehouse/protocol';
import type { ZodType } from 'zod';
import { parseJsonInput } from '../edge/json-input.ts';

/** Enough for everything but editions. */
export const MAX_BODY_BYTES = 16 * 1024;

export type BodyResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** Reads a JSON body and checks its schema. A missing body counts as an empty object. */
export async function readBody<T>(
  request: Request,
  schema: ZodType<T>,
  maxBytes = MAX_BODY_BYTES,
): Promise<BodyResult<T>> {
  const text = await readLimitedText(request, maxBytes).catch(() => undefined);
  if (text === undefined) return refusedBody(refusal('bad-request', 'the body is incomplete'));
  if (text === null)
    return refusedBody(refusal('too-large', `the body of this request may have at most ${maxBytes} bytes`));
  const json = parseJsonInput(text || '{}');
  if (!json.ok) return json;
  const read = schema.safeParse(json.value);
  if (read.success) return { ok: true, value: read.data };
  const [{ path, message }] = read.error.issues;
  return refusedBody(refusal('bad-request', `${path.join('.') || 'body'}: ${message}`));
}

const refusedBody = (refused: ServerRefusal) => ({ ok: false, refusal: refused }) as const;

/** Null if the body is too large: no more than the limit is ever held in memory. */
async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBytes) return null;
  // The HTTP parser enforces the length, and reading a stream would be several times slower.
  if (length !== null) return request.text();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
