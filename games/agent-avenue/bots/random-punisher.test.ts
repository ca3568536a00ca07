import { randomPlayer } from '@safehouse/bots';
import { Deal, type Player, quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { randomPunisher } from './random-punisher.ts';
import { playToEnd, seatPlayer, setupMatch } from './test-helpers.ts';

test('the punisher of random play wins nine of ten matches against it', () => {
  let wins = 0;
  for (let match = 0; match < 100; match++) {
    const deal = new Deal(`punish ${match >> 1}`);
    const state = setupMatch({ options: { mode: 'simple' }, players: 2 }, deal);
    const seat = match % 2;
    const players: Player[] =
      seat === 0 ? [randomPunisher as Player, randomPlayer] : [randomPlayer, randomPunisher as Player];
    playToEnd(
      state,
      players.map((player, i) => seatPlayer(player, quickRandom(2 * match + i))),
      deal,
      quickRandom(match),
    );
    if (state.result?.winners.some((winner) => winner === seat)) wins++;
  }
  expect(wins).toBeGreaterThan(85);
});
