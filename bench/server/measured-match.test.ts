import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '@safehouse/contract';
import { configFrom, serve } from '@safehouse/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MeasuredMatch } from './measured-match.ts';

async function startServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-'));
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
  const server = await serve(configFrom(settings));
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  return server.url;
}

test('a match that moves on between an update and the next move is played to its end', {
  timeout: 60_000,
}, async () => {
  const url = await startServer();
  let posts = 0;
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    // The same move with another key comes first.
    if (address.endsWith('/moves') && ++posts % 2 === 0) {
      const body = JSON.stringify({ ...JSON.parse(String(request.body)), key: `other ${posts}` });
      await send(address, { ...request, body });
    }
    return send(address, request);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const match = await MeasuredMatch.open(url, { game: 'agent-avenue', options: {}, seats: 2 });
  await match.playOut(quickRandom(1).below);
  expect(match.moves).toBeGreaterThan(1);
  expect(match.sizes.map(({ who }) => who)).toEqual(['player', 'player', 'onlooker']);
  for (const { updateBytes } of match.sizes) expect(updateBytes.length).toBeGreaterThanOrEqual(match.moves);
});
