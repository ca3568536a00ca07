import { quickRandom, SEATS } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { expect, test } from 'vitest';
import * as commands from './commands.ts';
import { matchViewFor } from './match-view.ts';
import { tableAtVersion } from './table-at-version.ts';
import { applyDecision, randomMove, runningTable } from './test-helpers.ts';

const noNames = () => null;

test('each page of the past is the one that was shown then, also over a move that was taken back', async () => {
  const table = await runningTable();
  const random = quickRandom(5);
  const pages = [matchViewFor(table, SEATS[0], [], noNames)];
  for (let moves = 0; moves < 12; moves++) {
    const { seat, move } = randomMove(table, random);
    applyDecision(table, commands.move(table, seat, { version: table.version, move, measuredLag: 0, now: 0 }));
    pages.push(matchViewFor(table, SEATS[0], [], noNames));
  }
  applyDecision(table, [{ type: 'undone', seat: SEATS[0], to: 6 }]);
  for (const page of pages)
    expect(matchViewFor(tableAtVersion(table, page.version), SEATS[0], [], noNames)).toEqual(page);
});

test('what has not happened yet cannot be asked for', async () => {
  const table = await runningTable();
  expect(tableAtVersion(table, table.version + 1)).toBe(table);
});

test.each(GAME_IDS)(
  'however often is taken back, near or far, %s stands as its moves alone would have it',
  async (game) => {
    const table = await runningTable({ game });
    const random = quickRandom(11);
    for (let step = 0; step < 150; step++) {
      const { seat, move } = randomMove(table, random);
      applyDecision(table, commands.move(table, seat, { version: table.version, move, measuredLag: 0, now: 0 }));
      if (table.status !== 'running') break;
      const to = table.moves.at(-1 - [0, 1, 1, 2, 4, 9][random.below(6)])?.version ?? 1;
      if (random.below(2) === 0) applyDecision(table, [{ type: 'undone', seat: SEATS[0], to }]);
      const plain = table.openMatch();
      for (const made of table.moves) plain.play(made.seat, made.move);
      expect(table.match?.record()).toEqual(plain.record());
      expect(table.match?.state).toEqual(plain.state);
    }
  },
);
