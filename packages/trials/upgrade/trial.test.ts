import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { natsProgram } from '../processes/nats-process.ts';
import { runUpgradeTrial } from './trial.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');
const canRun = natsProgram() !== null && existsSync(join(CHECKOUT, '.git'));

test.skipIf(!canRun)('matches are moved from one server to another while they are played', async () => {
  const { violations, matches, moves } = await runUpgradeTrial({
    from: 'HEAD',
    matches: 6,
    phaseSeconds: 1,
    pollMs: 50,
    log: () => {},
  });
  expect(violations).toEqual([]);
  expect(matches).toBe(6);
  // How many depends on the speed of the machine.
  for (const count of moves) expect(count).toBeGreaterThan(0);
});
