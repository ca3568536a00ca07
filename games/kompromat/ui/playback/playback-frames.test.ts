import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { openSeededMatch, viewFor } from '../../rules/test-helpers.ts';
import { createSnapshot } from './board-snapshot.ts';
import { buildFrames } from './playback-frames.ts';

const start = createSnapshot(viewFor(openSeededMatch(1), 0));

test('[KO-13] cards are held face down for a breath before they turn up', () => {
  const fact = { type: 'turned-up', seat: SEATS[1], mission: 0, cards: ['7', '9'] } as const;
  const { beats } = buildFrames(start, [fact]);
  expect(beats.map(({ stage }) => stage)).toEqual(['suspense', 'done']);
  expect(beats.map(({ snapshot }) => snapshot.view.columns[1][0].length)).toEqual([0, 2]);
});

test('what passes at once still counts in the end', () => {
  const { beats, end } = buildFrames(start, [{ type: 'counter-left', mission: 0, counter: 'counter-3' }]);
  expect(beats).toEqual([]);
  expect(end.view.removed).toEqual(['counter-3']);
});
