import { expect, test } from 'vitest';
import { runCli } from './test-helpers.ts';

const verifyViaCli = (record: object) => runCli(['verify', '-'], JSON.stringify(record));

const RECORD = { format: 1, game: 'kompromat', players: ['Ann', 'Ben'], moves: [] };

test('a record that cannot be verified says why', () => {
  expect(verifyViaCli(RECORD)).toEqual({ status: 1, lines: [{ ok: false, verdict: 'no-fairness' }] });
  expect(verifyViaCli({ ...RECORD, game: 'chess' }).lines).toMatchObject([{ verdict: 'unknown-game' }]);
  expect(verifyViaCli({ ...RECORD, meta: { rulesVersion: 99 } }).lines).toMatchObject([
    { verdict: 'other-rules' },
  ]);
});
