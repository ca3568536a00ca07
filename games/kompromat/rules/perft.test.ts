import { Match } from '@safehouse/contract';
import { perft } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import manyItems from '../playthroughs/many-items.json' with { type: 'json' };
import secondWindow from '../playthroughs/second-window.json' with { type: 'json' };
import type { RulesVersion } from './rules-version.ts';
import { RULES } from './test-helpers.ts';

const RECORDS = { 1: manyItems, 2: secondWindow };

/** The position of a fixed match after this many moves. */
function matchAfter(rulesVersion: RulesVersion, moves: number): Match {
  const record = RECORDS[rulesVersion];
  const opened = Match.open(RULES[rulesVersion], record);
  if (!opened.ok) throw new Error(opened.fault.message);
  for (const move of record.moves.slice(0, moves)) {
    const played = opened.match.replay(move);
    if ('code' in played) throw new Error(played.message);
  }
  return opened.match;
}

test.each([
  [1, 0, [4, 8, 24, 56, 136]],
  [1, 60, [2, 3, 5, 7, 11]],
  [1, 100, [4, 12, 27, 57, 123]],
  [1, 130, [1, 6, 21, 48, 102]],
  [2, 0, [4, 8, 24, 56, 132]],
  [2, 27, [4, 13, 36, 81, 264]],
  [2, 99, [4, 10, 33, 78, 214]],
] as const)('version %i: position counts after %i moves', (rulesVersion, moves, ways) => {
  expect([1, 2, 3, 4, 5].map((depth) => perft(matchAfter(rulesVersion, moves), depth))).toEqual(ways);
});
