import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentFor, dealSeed } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { runCli, workingFolder } from './test-helpers.ts';

const verifyViaCli = (record: object) => runCli(['verify', '-'], JSON.stringify(record));

const RECORD = { format: 1, game: 'kompromat', players: ['Ann', 'Ben'], moves: [] };

const REMEMBERED = {
  match: 'm',
  kind: 'table',
  commitment: commitmentFor('server'),
  seed: 'ann',
  draw: false,
  seats: ['own', 'other'],
};

function dealtRecord(): object {
  const fairness = { commitment: commitmentFor('server'), serverSeed: 'server', chairSeeds: ['ann', 'ben'] };
  return { ...RECORD, seed: dealSeed('server', ['ann', 'ben']), meta: { match: 'm', fairness } };
}

test('what a player remembers is checked as well, and the output says so', () => {
  const path = join(workingFolder, 'remembered.json');
  const verifyWith = (remembered: unknown) => {
    writeFileSync(path, JSON.stringify(remembered));
    return runCli(['verify', '-', 'remembered.json'], JSON.stringify(dealtRecord()));
  };
  expect(verifyViaCli(dealtRecord())).toEqual({ status: 0, lines: [{ ok: true, verdict: 'fair' }] });
  expect(verifyWith(REMEMBERED)).toEqual({
    status: 0,
    lines: [{ ok: true, verdict: 'fair', remembered: true }],
  });
  expect(verifyWith({ ...REMEMBERED, seed: 'another' })).toEqual({
    status: 1,
    lines: [{ ok: false, verdict: 'own-seed-missing', remembered: true }],
  });
  expect(verifyWith({}).lines).toEqual([{ ok: false, verdict: 'bad-remembered', remembered: true }]);
});

test('a record that cannot be verified says why', () => {
  expect(verifyViaCli(RECORD)).toEqual({ status: 1, lines: [{ ok: false, verdict: 'no-fairness' }] });
  expect(verifyViaCli({ ...RECORD, game: 'chess' }).lines).toMatchObject([{ verdict: 'unknown-game' }]);
  expect(verifyViaCli({ ...RECORD, meta: { rulesVersion: 99 } }).lines).toMatchObject([{ verdict: 'other-rules' }]);
  expect(verifyViaCli({ ...RECORD, meta: { rulesVersion: '1' } }).lines).toMatchObject([{ verdict: 'bad-record' }]);
  const notUtf8 = Buffer.from(JSON.stringify({ ...RECORD, seed: '\xff' }), 'latin1');
  expect(runCli(['verify', '-'], notUtf8).lines).toMatchObject([{ verdict: 'bad-json' }]);
});
