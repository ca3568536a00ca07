import { expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { sqliteBackend } from './siege-server.ts';
import { runSiege } from './trial.ts';

/** One attack each with control frames, streams, tables and requests. `npm run siege` runs all. */
const QUICK = ['ping-flood', 'head-on-streams', 'large-editions', 'deep-json'];
const GENEROUS_MB = 1200;
/** Other systems have neither /proc nor several loopback addresses. */
const isLinux = process.platform === 'linux';

test('attacks have different names', () => {
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
});

test.skipIf(!isLinux).each(QUICK)(
  'during %s honest players lose nothing, and afterwards all is as before',
  async (attack) => {
    const options = { attack, seconds: 1, attackers: 2, recoverySeconds: 60, tables: 2 };
    const { lost, errors, moves, rssPeakMb, verdict } = await runSiege(sqliteBackend, options);
    expect({ lost, errors }).toEqual({ lost: 0, errors: 0 });
    expect(moves).toBeGreaterThan(0);
    expect(rssPeakMb).toBeLessThan(GENEROUS_MB);
    // A machine that runs all tests at once may be slow, so times are not checked.
    expect(verdict).not.toMatch(/died|still|does not stop/);
  },
);
