import { Deal, type Player, quickRandom } from '@safehouse/contract';
import { findDishonesty } from '@safehouse/testkit';
import { beforeAll, expect, test } from 'vitest';
import { subject } from '../rules/test-helpers.ts';
import { levels } from './levels.ts';
import { loadNetwork, NET_NAMES } from './net/networks.ts';
import { playToEnd, seatPlayer, setupMatch } from './test-helpers.ts';

const LEVELS = Object.entries(levels);

beforeAll(async () => {
  await Promise.all(NET_NAMES.map(loadNetwork));
});

test.each(LEVELS)('%s uses only what its seat may know', (_name, { player }) => {
  for (const setup of subject.setups) {
    expect(findDishonesty(subject, player, setup, { seed: 1, rounds: 1 })).toBeNull();
  }
});

/** A player with a budget for this many queries, which fails if it is queried again after that. */
function withBudgetChecks(player: Player, maxQueries: number): Player {
  return {
    choose(turn) {
      let queries = 0;
      const budget = {
        allows: () => {
          if (queries === maxQueries) throw new Error('queried after the end');
          return ++queries < maxQueries;
        },
      };
      return player.choose({ ...turn, budget });
    },
  };
}

test.each(LEVELS)('%s stops searching when its budget is used up', (_name, { player }) => {
  for (const setup of subject.setups) {
    const deal = new Deal('budget');
    const state = setupMatch(setup, deal);
    const seatedPlayers = Array.from({ length: setup.players }, (_, seat) =>
      seatPlayer(withBudgetChecks(player, 1 + (seat % 2)), quickRandom(seat)),
    );
    playToEnd(state, seatedPlayers, deal, quickRandom(1));
    expect(state.result).not.toBeNull();
  }
});
