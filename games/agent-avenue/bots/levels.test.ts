import { runMatch } from '@safehouse/bots';
import { Deal, type Player, quickRandom, roundsBudget } from '@safehouse/contract';
import { findDishonesty } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { agentAvenue } from '../rules/index.ts';
import { subject } from '../rules/test-helpers.ts';
import { levels } from './levels.ts';

const LEVELS = Object.entries(levels);

test.each(LEVELS)('%s plays every seating by what its seat may know', (_name, { player }) => {
  for (const seating of subject.setups) {
    expect(findDishonesty(subject, player, seating, { seed: 1, rounds: 1 })).toBeNull();
  }
});

/** A player with a budget that ends after so many questions, and must not be asked again. */
function withBudgetChecks(player: Player, most: number): Player {
  return {
    choose(turn) {
      let asked = 0;
      const budget = {
        allows: () => {
          if (asked === most) throw new Error('asked after the end');
          return ++asked < most;
        },
      };
      return player.choose({ ...turn, budget });
    },
  };
}

test.each(LEVELS)('%s thinks no further once it is told to stop', (_name, { player }) => {
  for (const { options, players } of subject.setups) {
    const checked = agentAvenue.parseOptions({ options, players, edition: undefined });
    if (!checked.ok) throw new Error(checked.message);
    const chance = new Deal('budget');
    const state = agentAvenue.setup(checked.value, players, chance);
    const sitters = Array.from({ length: players }, (_, seat) => ({
      player: withBudgetChecks(player, 1 + (seat % 2)),
      random: quickRandom(seat),
      budget: () => roundsBudget(0),
    }));
    runMatch(
      { game: agentAvenue, state, seatedPlayers: sitters, chance, random: quickRandom(1), maxMoves: 500 },
      null,
    );
    expect(state.result).not.toBeNull();
  }
});
