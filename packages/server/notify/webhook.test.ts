import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ANN } from '@safehouse/table/test-helpers';
import { expect, onTestFinished, test } from 'vitest';
import { OutboundClient } from '../outbound/outbound-client.ts';
import { LOCALHOST } from '../outbound/test-helpers.ts';
import { createWebhookPoster, deliverWithRetries, signatureHeaders } from './webhook.ts';

/** A local server that answers with the given status and records requests. */
async function startSinkServer(status: number, headers: { readonly [name: string]: string } = {}) {
  const received: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ request, body: await text(request) });
    response.writeHead(status, headers).end('ignored');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/turn`, received };
}

const createLocalPoster = () => createWebhookPoster(new OutboundClient({ policy: LOCALHOST }));

test('a message arrives as it was sent, signed', async () => {
  const { url, received } = await startSinkServer(204);
  const body = '{"type":"your-turn"}';
  const headers = signatureHeaders('secret', 1700, body);
  expect(await createLocalPoster()({ user: ANN, url, body, headers })).toBe(204);
  const [{ request, body: arrived }] = received;
  expect(request).toMatchObject({ method: 'POST', url: '/turn' });
  expect(request.headers['content-type']).toBe('application/json');
  const expected = createHmac('sha256', 'secret').update(`${request.headers['safehouse-time']}.${arrived}`);
  expect(request.headers['safehouse-signature']).toBe(`sha256=${expected.digest('hex')}`);
  expect(arrived).toBe(body);
});

test('a redirect is not followed', async () => {
  const { url: elsewhere, received } = await startSinkServer(200);
  const { url } = await startSinkServer(307, { location: elsewhere });
  expect(await createLocalPoster()({ user: ANN, url, body: '{}', headers: {} })).toBe(307);
  expect(received).toEqual([]);
});

test.each(['http://example.com/', 'https://127.0.0.1/', 'https://localhost/', 'https://[::1]:8080/', 'ftp://x/', 'x'])(
  'the server does not call %s',
  async (url) => {
    const post = createWebhookPoster(new OutboundClient());
    await expect(post({ user: ANN, url, body: '{}', headers: {} })).rejects.toThrow('not a public');
  },
);

test.each<[string, readonly (number | 'no answer')[], string, readonly number[]]>([
  ['at once', [204], 'delivered', []],
  ['after failures', ['no answer', 503, 200], 'delivered', [2_000, 10_000]],
  ['never', ['no answer', 500, 429], 'unreachable', [2_000, 10_000]],
  ['not after a 410', [410], 'refused', []],
  ['not after a redirect', [302], 'refused', []],
])('delivered: %s', async (_, answers, outcome, pauses) => {
  const left = [...answers];
  const paused: number[] = [];
  const send = async () => {
    const answer = left.shift();
    if (typeof answer !== 'number') throw new Error('no answer');
    return answer;
  };
  expect(await deliverWithRetries(send, async (milliseconds) => void paused.push(milliseconds))).toBe(outcome);
  expect(paused).toEqual(pauses);
  expect(left).toEqual([]);
});
