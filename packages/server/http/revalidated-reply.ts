import type { Reply } from './route.ts';

interface TaggedText {
  /** JSON. */
  readonly text: string;
  readonly etag: string;
}

/** A browser asks each time whether what it has is still right: 304, without a body, if it is. */
export function revalidatedReply(request: Request, { text, etag }: TaggedText): Reply {
  const headers = { etag, 'cache-control': 'private, no-cache' };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  if (known.some((each) => each.trim().replace(/^W\//, '') === etag))
    return { response: new Response(null, { status: 304, headers }) };
  return { response: new Response(text, { headers: { 'content-type': 'application/json', ...headers } }) };
}
