import { loadGame } from '@safehouse/games/registry';
import { expect, test } from 'vitest';
import { ratingModeOf } from './rating-mode.ts';

test.each([
  ['kompromat', {}, 2, '2'],
  ['kompromat', { memoryAid: false }, 2, '2'],
  ['kompromat', { memoryAid: true }, 2, '2,memoryAid=true'],
  ['agent-avenue', { mode: 'simple' }, 4, '4'],
  ['agent-avenue', { mode: 'advanced' }, 2, '2,mode=advanced'],
  ['agent-avenue', { mode: 'advanced', lone: 0 }, 3, '3,lone=0,mode=advanced'],
  ['agent-avenue', { lone: 1 }, 3, '3'],
  ['spy-connection', { start: 'draft', board: 'light' }, 3, '3,start=draft'],
])('%s with %j for %i is mode %s', async (game, options, players, mode) => {
  const module = await loadGame(game);
  expect(ratingModeOf(module!.rules, options, players)).toBe(mode);
});
