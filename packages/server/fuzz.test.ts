import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configFrom } from './config.ts';
import { houseDoor } from './fuzz/house-door.ts';
import { fuzzTrial } from './fuzz/trial.ts';
import { jsonLog } from './log.ts';
import { openHouse } from './open-house.ts';

test('whatever comes in, a well-formed answer goes out, and no secret with it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safehouse-fuzz-'));
  const config = configFrom({ DATA_DIR: dataDir, RATE_LIMITS: 'off', BOT_PACE: '0' });
  const logged: string[] = [];
  const open = await openHouse(
    config,
    jsonLog('warn', (line) => logged.push(line), Date.now),
  );
  const { house } = open;
  const door = houseDoor(house);
  const found = await fuzzTrial({ door, store: house.store.matches, messages: 2500, seed: 1, hands: 4 });
  await open.close();
  rmSync(dataDir, { recursive: true });
  expect(found.faults).toEqual([]);
  expect(logged).toEqual([]);
  expect(found.statuses).toMatchObject({
    200: expect.any(Number),
    403: expect.any(Number),
    422: expect.any(Number),
  });
  expect(found.matches).toMatchObject({ over: expect.any(Number) });
}, 30_000);
