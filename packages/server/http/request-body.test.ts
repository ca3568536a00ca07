import { expect, test } from 'vitest';
import * as z from 'zod';
import { MAX_BODY_BYTES, readBody } from './request-body.ts';

const schema = z.strictObject({ name: z.string().optional() });

function request(body: string | ReadableStream | null, headers: { readonly [name: string]: string } = {}): Request {
  return new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

/** A body of this many bytes without a content-length. */
function bodyWithoutLength(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const chunk = Math.min(left, 10_000);
      if (chunk === 0) controller.close();
      else controller.enqueue(new Uint8Array(chunk).fill(32));
      left -= chunk;
    },
  });
}

test('a valid body is read', async () => {
  expect(await readBody(request('{"name":"Ann"}'), schema)).toEqual({ ok: true, value: { name: 'Ann' } });
});

test('no body is an empty object', async () => {
  expect(await readBody(request(null), schema)).toEqual({ ok: true, value: {} });
  expect(await readBody(request(''), schema)).toEqual({ ok: true, value: {} });
});

test.each(['{"name":"a\\u0000b"}', '{"name":"\\\\\\u0000"}', '{"\\u0000":1}'])(
  '%s is refused because of U+0000',
  async (body) => {
    expect(await readBody(request(body), z.record(z.string(), z.unknown()))).toMatchObject({
      ok: false,
      refusal: { code: 'bad-request' },
    });
  },
);

test('an escaped backslash before u0000 is accepted', async () => {
  expect(await readBody(request('{"name":"a \\\\u0000 b"}'), schema)).toEqual({
    ok: true,
    value: { name: 'a \\u0000 b' },
  });
});

test.each(['{', 'name=Ann', '\u0000', "{'name':1}", '{}{}'])('%j is not JSON', async (body) => {
  expect(await readBody(request(body), schema)).toMatchObject({ ok: false, refusal: { code: 'bad-json' } });
});

test.each([
  ['{"name":1}', /^name: /],
  ['{"nam":"Ann"}', /^body: /],
  ['[]', /^body: /],
  ['null', /^body: /],
  ['{"__proto__":{"name":"Ann"}}', /^body: /],
])('%s does not match the schema, and the message says where', async (body, message) => {
  const refusal = { code: 'bad-request', message: expect.stringMatching(message) };
  expect(await readBody(request(body), schema)).toMatchObject({ ok: false, refusal });
});

test('deep nesting is a bad request', async () => {
  const depth = 8000;
  const read = await readBody(request(`${'['.repeat(depth)}${']'.repeat(depth)}`), schema);
  expect(read).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
});

test('a body that is too large is refused, with and without a content-length', async () => {
  const announced = request(' '.repeat(10), { 'content-length': String(MAX_BODY_BYTES + 1) });
  const tooLarge = { ok: false, refusal: { code: 'too-large' } };
  expect(await readBody(announced, schema)).toMatchObject(tooLarge);
  expect(await readBody(request(bodyWithoutLength(MAX_BODY_BYTES + 1)), schema)).toMatchObject(tooLarge);
  // At the limit it is read, but it is not JSON.
  expect(await readBody(request(bodyWithoutLength(MAX_BODY_BYTES)), schema)).toMatchObject({
    refusal: { code: 'bad-json' },
  });
});

test('an aborted body is a bad request', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  expect(await readBody(request(broken), schema)).toMatchObject({ refusal: { code: 'bad-request' } });
});
