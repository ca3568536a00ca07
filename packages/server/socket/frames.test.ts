import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { encodeFrames } from './frames.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** The messages as a client reads them. */
async function received(frames: Buffer, messages: number): Promise<string[]> {
  const heard: string[] = [];
  server.once('connection', (_, { socket }) => socket.write(frames));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (text) => heard.push(String(text)));
  while (heard.length < messages) await once(client, 'message');
  client.terminate();
  return heard;
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes arrives', async (length) => {
  const text = 'x'.repeat(length);
  expect(await received(encodeFrames([text]), 1)).toEqual([text]);
});

test('several go one after the other, in all scripts', async () => {
  const texts = ['{"type":"done"}', 'žluťoučký kůň 🕵️', 'x'.repeat(300), ''];
  expect(await received(encodeFrames(texts), texts.length)).toEqual(texts);
});

test('bytes arrive as bytes', async () => {
  server.once('connection', (_, { socket }) => socket.write(encodeFrames(['text', new Uint8Array([1, 2, 255])])));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: unknown[] = [];
  client.on('message', (data: Buffer, isBinary) => heard.push(isBinary ? [...data] : String(data)));
  while (heard.length < 2) await once(client, 'message');
  client.terminate();
  expect(heard).toEqual(['text', [1, 2, 255]]);
});
