import { Match } from '@safehouse/contract';
import { perft } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import record from '../playthroughs/many-items.json' with { type: 'json' };
import { kompromat } from './index.ts';

/** The position of a fixed match after so many moves. */
function matchAfter(moves: number): Match {
  const opened = Match.open(kompromat, record);
  if (!opened.ok) throw new Error(opened.fault.message);
  for (const move of record.moves.slice(0, moves)) opened.match.replay(move);
  return opened.match;
}

test.each([
  [0, [4, 8, 24, 56, 136]],
  [60, [2, 3, 5, 7, 11]],
  [100, [4, 12, 27, 57, 123]],
  [130, [1, 6, 21, 48, 102]],
])('position counts after %i moves', (moves, ways) => {
  expect([1, 2, 3, 4, 5].map((depth) => perft(matchAfter(moves), depth))).toEqual(ways);
});
