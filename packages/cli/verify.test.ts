import { expect, test } from 'vitest';
import { safehouse } from './testing.ts';

const verdict = (record: object) => safehouse(['verify', '-'], JSON.stringify(record));

const RECORD = { format: 1, game: 'kompromat', players: ['Ann', 'Ben'], moves: [] };

test('what cannot be checked is told apart', () => {
  expect(verdict(RECORD)).toEqual({ status: 1, lines: [{ ok: false, verdict: 'no-fairness' }] });
  expect(verdict({ ...RECORD, game: 'chess' }).lines).toMatchObject([{ verdict: 'unknown-game' }]);
  expect(verdict({ ...RECORD, meta: { rulesVersion: 99 } }).lines).toMatchObject([
    { verdict: 'other-rules' },
  ]);
});
