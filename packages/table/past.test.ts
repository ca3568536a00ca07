import { quickRandom, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import * as asks from './asks.ts';
import { pageOf } from './pages.ts';
import { asAt } from './past.ts';
import { anyMove, happen, running } from './testing.ts';

const nobody = () => null;

test('each page of the past is the one that was shown then, also over a move that was taken back', async () => {
  const table = await running();
  const random = quickRandom(5);
  const pages = [pageOf(table, SEATS[0], [], nobody)];
  for (let moves = 0; moves < 12; moves++) {
    const { seat, move } = anyMove(table, random);
    happen(table, asks.move(table, seat, table.version, move, { measuredLag: 0, now: 0 }));
    pages.push(pageOf(table, SEATS[0], [], nobody));
  }
  happen(table, [{ type: 'undone', seat: SEATS[0], to: 6 }]);
  for (const page of pages) expect(pageOf(asAt(table, page.version), SEATS[0], [], nobody)).toEqual(page);
});

test('what has not happened yet cannot be asked for', async () => {
  const table = await running();
  expect(asAt(table, table.version + 1)).toBe(table);
});

test.each(['agent-avenue', 'kompromat', 'spy-connection'])(
  'however often is taken back, near or far, %s stands as its moves alone would have it',
  async (game) => {
    const table = await running({ game });
    const random = quickRandom(11);
    for (let step = 0; step < 150; step++) {
      const { seat, move } = anyMove(table, random);
      happen(table, asks.move(table, seat, table.version, move, { measuredLag: 0, now: 0 }));
      if (table.status !== 'running') break;
      const to = table.line.at(-1 - [0, 1, 1, 2, 4, 9][random.below(6)])?.version ?? 1;
      if (random.below(2) === 0) happen(table, [{ type: 'undone', seat: SEATS[0], to }]);
      const plain = table.reopened();
      for (const made of table.line) plain.play(made.seat, made.move);
      expect(table.match?.record()).toEqual(plain.record());
      expect(table.match?.state).toEqual(plain.state);
    }
  },
);
