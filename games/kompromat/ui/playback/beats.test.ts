import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { openSeeded, viewOf } from '../../rules/testing.ts';
import { beatsOf } from './beats.ts';
import { sceneOf } from './scene.ts';

const start = sceneOf(viewOf(openSeeded(1), 0));

test('[KO-13] cards are held face down for a breath before they turn up', () => {
  const fact = { type: 'turned-up', seat: SEATS[1], mission: 0, cards: ['7', '9'] } as const;
  const { beats } = beatsOf(start, [fact]);
  expect(beats.map(({ stage }) => stage)).toEqual(['suspense', 'done']);
  expect(beats.map(({ scene }) => scene.view.columns[1][0].length)).toEqual([0, 2]);
});

test('what passes at once still counts in the end', () => {
  const { beats, end } = beatsOf(start, [{ type: 'counter-left', mission: 0, counter: 'counter-3' }]);
  expect(beats).toEqual([]);
  expect(end.view.removed).toEqual(['counter-3']);
});
