import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { levels } from './levels.ts';
import { playToEnd, type SpyPlayer, samplePositions, startMatch, turnFor } from './test-helpers.ts';

test('every level plays a legal move, in every mode', () => {
  for (const state of samplePositions(60)) {
    const turn = turnFor(state, 4);
    for (const { player } of Object.values(levels)) expect(turn.legal).toContain(player.choose(turn));
  }
});

test('every level plays the same again, whatever the order of the deck', () => {
  for (const [i, state] of samplePositions(120).entries()) {
    const twin = rules.redeal(rules.view(state, state.active), quickRandom(99));
    for (const { player } of Object.values(levels)) {
      const chosen = player.choose(turnFor(state, 12, i));
      expect(player.choose(turnFor(state, 12, i))).toEqual(chosen);
      expect(player.choose(turnFor(twin, 12, i))).toEqual(chosen);
    }
  }
});

test('matches between experts end, on both boards and with both starts', () => {
  [...TEST_HEADERS.slice(0, 4), ...TEST_HEADERS.slice(-2)].forEach((header, i) => {
    const players: SpyPlayer[] = new Array(header.players).fill(levels.expert.player);
    expect(playToEnd(startMatch(header, i), players)).not.toBeNull();
  });
});
