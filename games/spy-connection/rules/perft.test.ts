import { Match, SEATS } from '@safehouse/contract';
import { perft } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { rules } from './index.ts';

test.each([
  [2, {}, [9, 45, 187, 870, 4118]],
  [3, { board: 'dark' }, [9, 45, 187, 870, 4020]],
  [4, { start: 'draft', agents: 14 }, [4, 12, 24, 210, 1038]],
])('position counts with %i players and %j', (players, options, ways) => {
  const names = SEATS.slice(0, players).map(String);
  const record = { format: 1, game: 'spy-connection', options, players: names, seed: 'perft', moves: [] };
  const opened = Match.open(rules, record);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  expect([1, 2, 3, 4, 5].map((depth) => perft(match, depth))).toEqual(ways);
});
