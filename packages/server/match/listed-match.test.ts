import { SEATS } from '@safehouse/contract';
import type { UserId } from '@safehouse/protocol';
import { commands, type Table } from '@safehouse/table';
import {
  ANN,
  applyDecision,
  BOB,
  botChair,
  CLEO,
  openChair,
  personChair,
  runningTable,
  tableWith,
  toStored,
} from '@safehouse/table/test-helpers';
import { describe, expect, test } from 'vitest';
import { toListedMatch } from './listed-match.ts';

const listed = (table: Table, user: UserId | null) =>
  toListedMatch(toStored(table), user, (id) => (id === CLEO ? null : id.slice(0, 3)));

describe('a match in a list', () => {
  test('names the other people and the bots', async () => {
    const table = await runningTable({
      game: 'spy-connection',
      chairs: [botChair('sharp'), personChair(ANN), personChair(BOB), personChair(CLEO)],
    });
    expect(listed(table, ANN).opponents).toEqual([
      { type: 'person', name: 'bob', user: BOB },
      { type: 'person', name: null, user: CLEO },
      { type: 'bot', level: 'sharp' },
    ]);
    const open = await tableWith({ chairs: [personChair(ANN), openChair] });
    expect([listed(open, ANN).opponents, listed(open, null).opponents]).toMatchObject([[], [{ name: 'ann' }]]);
  });

  test('says how it ended for the user, and nothing before', async () => {
    const table = await runningTable();
    expect(listed(table, ANN).outcome).toBeUndefined();
    applyDecision(table, commands.resign(table, SEATS[0], 'steady'));
    expect([listed(table, ANN).outcome, listed(table, BOB).outcome]).toEqual(['lost', 'won']);
    expect(listed(table, ANN).result).toEqual({ winners: [1], reason: 'resigned', scores: [null, null] });
  });

  test('is lost for a player who left and was replaced', async () => {
    const table = await runningTable({ chairs: [ANN, BOB].map(personChair) });
    applyDecision(table, [{ type: 'replaced', seat: SEATS[0], level: 'steady' }]);
    applyDecision(table, commands.resign(table, SEATS[1], 'steady'));
    expect([listed(table, ANN).outcome, listed(table, BOB).outcome]).toEqual(['lost', 'lost']);
  });

  test('has no outcome on a shared device, or where an old summary does not say who sat where', async () => {
    const table = await runningTable({ chairs: [personChair(ANN), { type: 'shared', user: ANN }] });
    applyDecision(table, commands.resign(table, SEATS[0], 'steady'));
    expect(listed(table, ANN).outcome).toBeUndefined();
    const stored = toStored(table);
    const { seats: _, ...result } = stored.summary.result!;
    const old = { ...stored, summary: { ...stored.summary, result } };
    expect(toListedMatch(old, ANN, () => null).outcome).toBeUndefined();
  });
});
